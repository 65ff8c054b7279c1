import type { Picture } from 'contract/built-in/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PictureCover } from '#ui/pictures/picture-cover.tsx';

interface EntryCardProps {
  readonly to: string;
  readonly picture: Picture | null;
  /** The full title; `title` may be truncated. */
  readonly name: string;
  /** The picture is at the top of the page, so it must not wait for the layout. */
  readonly isFirst: boolean;
  readonly title: ReactNode;
  readonly isNested?: boolean | undefined;
  readonly eyebrow: ReactNode;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

/** Card of an article or event. The whole card activates the link of its title. */
export function EntryCard(props: EntryCardProps) {
  const { to, picture, name, isFirst, title, isNested = false, eyebrow, badge, children } = props;
  const Heading = isNested ? 'h3' : 'h2';
  return (
    <article className="panel group relative grid grid-rows-[auto_1fr] overflow-hidden transition-shadow duration-200 hover:shadow-float has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2">
      <div className="relative overflow-hidden">
        <PictureCover
          picture={picture}
          title={name}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
          isHero={isFirst}
          isDecoration
          className="transition-transform duration-300 ease-out-soft group-hover:scale-[1.025]"
        />
        {badge}
      </div>
      <div className="grid content-start gap-2.5 p-5 sm:p-6">
        <p className="font-semibold text-accent text-sm">{eyebrow}</p>
        <Heading className="wrap-anywhere text-heading">
          <Link
            to={to}
            className="no-underline covers-card focus-visible:outline-none group-hover:text-brand"
          >
            {title}
          </Link>
        </Heading>
        {children}
      </div>
    </article>
  );
}
