import { truncateCell } from 'contract/rules/table-cells';
import { Excerpt } from '#ui/base/truncated-text.tsx';

/**
 * Text truncated to 19 characters and '...' (requirements 4.2.4). The full text is in the tooltip, and screen
 * readers read it.
 */
export function TruncatedCell({ text }: { readonly text: string }) {
  if (text === '') return <Missing />;
  return (
    <span>
      <Excerpt text={text} excerpt={truncateCell(text)} />
    </span>
  );
}

/** Placeholder for a missing value, so that no cell is blank. */
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
