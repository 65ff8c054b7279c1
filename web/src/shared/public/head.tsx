import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/shared/public';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';
import { absolute, type JsonLd, pageAddress } from './json-ld.ts';

export interface SharedImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface HeadProps {
  /** Start of the document title; the association's name follows. */
  readonly title: string;
  /** For search results and link previews. Pages without one are excluded from search engines. */
  readonly description?: string | undefined;
  readonly image?: SharedImage | undefined;
  readonly type?: 'website' | 'article';
  readonly jsonLd?: JsonLd | undefined;
}

const defaultImage: SharedImage = {
  src: '/images/social.jpg',
  width: 1200,
  height: 630,
  alt: fill(t.socialImageAlt, { name: association.shortName }),
};

/** Metadata of a page. React moves it to the head, and removes it with the page. */
export function Head({ title, description, ...rest }: HeadProps) {
  return (
    <>
      <title>{`${title} | ${association.shortName}`}</title>
      {description === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Sharing title={title} description={description} {...rest} />
      )}
    </>
  );
}

function Sharing(props: HeadProps & { readonly description: string }) {
  const { title, description, image = defaultImage, type = 'website', jsonLd } = props;
  const { pathname } = useLocation();
  const address = pageAddress(pathname);
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absolute(image.src)} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      {jsonLd !== undefined && <LinkedData json={JSON.stringify(jsonLd).replaceAll('<', '\\u003c')} />}
    </>
  );
}

/** JSON-LD of the loaded page only: the CSP blocks scripts that React inserts (decision 0053). */
function LinkedData({ json }: { readonly json: string }) {
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState(isHydrated ? '' : json);
  if (loaded !== json && loaded !== '') setLoaded('');
  if (loaded !== json) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, and `<` cannot occur in it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
