import { SectionHead } from '#ui/base/section-head.tsx';

export function Missions({ items }: { readonly items: readonly string[] }) {
  return (
    <section className="wrap grid gap-10 py-16 sm:py-24">
      <SectionHead title="Misi" />
      <ol className="grid gap-x-12 sm:grid-cols-2">
        {items.map((item, index) => (
          <li key={item} className="flex gap-5 border-line border-t py-6">
            <span
              aria-hidden="true"
              className="w-9 shrink-0 font-extrabold text-3xl text-accent leading-none tabular-nums tracking-tight"
            >
              {index + 1}
            </span>
            <span className="max-w-prose text-lg leading-relaxed">{item}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
