import { Link } from 'react-router-dom';
import { SectionHead } from '#ui/base/section-head.tsx';
import { LazyPlace } from './lazy-place.tsx';

const loadNews = async () => (await import('./news.tsx')).News;

/** Container of the latest news, with links to all of it that work before the code loads. */
export function NewsSection() {
  return (
    <section className="wrap grid gap-8 pt-16 sm:pt-20">
      <div className="flex flex-wrap items-end gap-y-3">
        <SectionHead title="Kabar terbaru" className="grow" />
        <p className="flex gap-6">
          <Link to="/event" className="text-link">
            Semua acara
          </Link>
          <Link to="/blog" className="text-link">
            Semua tulisan
          </Link>
        </p>
      </div>
      <LazyPlace load={loadNews} className="news" />
    </section>
  );
}
