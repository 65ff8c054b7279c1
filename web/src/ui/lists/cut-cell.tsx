import { cutCell } from 'contract/rules/table-cells';

/** Text cut to 19 characters and '...' (requirements 4.2.4); the whole of it in the tooltip and for screen readers. */
export function CutCell({ text }: { readonly text: string }) {
  const cut = cutCell(text);
  if (text === '') return <Missing />;
  if (cut === text) return <span>{text}</span>;
  return (
    <span title={text}>
      <span aria-hidden="true">{cut}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** Stands where nothing was given, so that no cell looks forgotten. */
export function Missing() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only" lang="id">
        Belum diisi
      </span>
    </span>
  );
}
