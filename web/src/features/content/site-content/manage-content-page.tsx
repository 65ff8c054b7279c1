import { translatedPages } from 'contract/schemas/site-pages';
import { Link } from 'react-router-dom';
import type { EndpointReply } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ArrowRightIcon } from '#ui/base/icons.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';
import { langOf } from '#ui/text/fixed-english.ts';

const cards = [
  {
    to: '/admin/manage-content/home',
    title: 'Home',
    text: 'Judul, deskripsi, gambar geser, dan What We Do',
  },
  {
    to: '/admin/announcements',
    title: 'Pengumuman',
    text: 'Pengumuman di Home dan dasbor anggota, dengan waktu mulai dan selesai',
  },
  { to: '/admin/manage-content/about', title: 'About', text: 'Deskripsi, visi, misi, dan perjalanan' },
  {
    to: '/admin/manage-content/contact',
    title: 'Contact',
    text: 'Telepon, email, alamat, dan media sosial',
  },
  {
    to: '/admin/manage-content/council',
    title: 'Council and Committees',
    text: 'Pengurus, komite, dan anggotanya',
  },
  { to: '/admin/manage-content/legal', title: 'Legal', text: 'Akta, pengesahan, NPWP, dan alamat resmi' },
  {
    to: '/admin/manage-content/bylaws',
    title: 'AD/ART',
    text: 'Anggaran Dasar dan Anggaran Rumah Tangga, bab demi bab',
  },
  {
    to: '/admin/manage-content/professional',
    title: 'Professional',
    text: 'Bidang kompetensi praktisi sistem informasi',
  },
] as const;

type Translation = EndpointReply<'listPageTranslations'>['data'][number]['translation'];

const pathOf = (page: string): string => `/admin/manage-content/${page}`;
const translatedPaths = new Set(translatedPages.map(pathOf));

const translations: Readonly<Record<Translation, { readonly tone: BadgeTone; readonly label: string }>> = {
  none: { tone: 'idle', label: 'Inggris: belum disimpan' },
  published: { tone: 'good', label: 'Inggris: tersimpan' },
  stale: { tone: 'waiting', label: 'Terjemahan tertinggal' },
};

/** Pages whose text admins may change (requirements 4.10). */
export default function ManageContentPage() {
  const { data } = useEndpoint('listPageTranslations', {}, { staleTime: 0 });
  const states = new Map(data?.data.map(({ page, translation }) => [pathOf(page), translation]));
  return (
    <>
      <ScreenHead />
      <ul className="grid gap-4 sm:grid-cols-2">
        {cards.map(({ to, title, text }) => (
          <li
            key={to}
            className="panel relative grid content-start gap-2 p-5 transition-colors hover:border-brand"
          >
            <h2 className="flex items-center justify-between gap-3 text-heading">
              <Link
                to={to}
                lang={langOf(title)}
                className="text-inherit no-underline covers-card after:rounded-panel"
              >
                {title}
              </Link>
              <ArrowRightIcon className="size-5 shrink-0 text-muted" />
            </h2>
            <p className="text-muted text-sm">{text}</p>
            {translatedPaths.has(to) && <TranslationMark state={states.get(to)} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Takes its space before the state is known, so that the cards do not move. */
const TranslationMark = ({ state }: { readonly state: Translation | undefined }) => (
  <p className={state === undefined ? 'invisible' : ''}>
    <StatusBadge {...translations[state ?? 'none']} />
  </p>
);
