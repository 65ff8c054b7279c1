import { association } from 'contract/words/association';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '#ui/late/use-hydrated.ts';
import type { JsonLd } from './json-ld.ts';

/** A picture for previews of shared links. */
export interface SharedImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface HeadProps {
  /** Start of the document's title; the association's name follows. */
  readonly title: string;
  /** For search results and previews of shared links; pages without one are not for search engines. */
  readonly description?: string | undefined;
  readonly image?: SharedImage | undefined;
  readonly type?: 'website' | 'article';
  readonly jsonLd?: JsonLd | undefined;
}

const defaultImage: SharedImage = {
  src: '/images/social.jpg',
  width: 1200,
  height: 630,
  alt: `Lambang ${association.shortName} di depan matahari terbit di atas laut`,
};

const absolute = (path: string): string => new URL(path, association.siteUrl).href;

/** What a page tells about itself; React moves it to the head and takes it away with the page. */
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
  const address = absolute(useLocation().pathname);
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

/**
 * JSON-LD, of a page as it was loaded: who reads it follows no links here. React would make another script out of markup,
 * which pages refuse (decision 0053); it may only take over the one that is there.
 */
function LinkedData({ json }: { readonly json: string }) {
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState(isHydrated ? '' : json);
  if (loaded !== json && loaded !== '') setLoaded('');
  if (loaded !== json) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, and `<` cannot occur in it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
