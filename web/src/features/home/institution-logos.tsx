import { useEndpoint } from '#api/use-endpoint.ts';

/** The institutions whose membership runs, by their logos; nothing where there are none. */
export function InstitutionLogos() {
  const { data: logos = [] } = useEndpoint('listInstitutionLogos', {});
  if (logos.length === 0) return null;
  return (
    <section aria-labelledby="institution-logos" className="wrap grid gap-6 pb-16 sm:pb-20">
      <h2 id="institution-logos" className="text-center font-semibold text-muted">
        Institusi anggota
      </h2>
      <ul className="flex flex-wrap items-center justify-center gap-4">
        {logos.map(({ name, logo, logoSize }) => (
          <li
            key={logo}
            // White in the dark too: that is what the logos are drawn for.
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
