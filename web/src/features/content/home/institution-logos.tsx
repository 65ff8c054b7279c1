import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/content/home';

/** Logos of the institutions with an active membership. Renders nothing without any. */
export function InstitutionLogos() {
  const { data: logos = [] } = useEndpoint('listInstitutionLogos', {});
  if (logos.length === 0) return null;
  return (
    <section aria-labelledby="institution-logos" className="wrap grid gap-6 pb-16 sm:pb-20">
      <h2 id="institution-logos" className="text-center font-semibold text-muted">
        {t.memberInstitutions}
      </h2>
      <ul className="flex flex-wrap items-center justify-center gap-4">
        {logos.map(({ name, logo, logoSize }) => (
          <li
            key={logo}
            // White in dark mode too, because logos are designed for white backgrounds.
            className="grid h-28 w-40 place-items-center rounded-control border border-line bg-white p-3 sm:w-52"
          >
            <img
              src={logo}
              {...logoSize}
              alt={name}
              loading="lazy"
              className="max-h-full w-auto object-contain"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
