import type { EditedContent, SavedVersion, SiteContentOf } from 'contract/content/site-content';
import type { SitePage } from 'contract/schemas/site-pages';
import { adminListDateTime } from 'contract/text/dates';
import type { Locale } from 'contract/text/language/localize';
import { type ComponentType, useId, useRef, useState } from 'react';
import { useCall } from '#api/account.ts';
import { Button } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { textInput } from './edited-content.ts';
import { PagePreview, type PageView } from './page-preview.tsx';
import { contentFor } from './saved-content.ts';

type Content = SiteContentOf<SitePage>;

interface PageVersionsProps {
  readonly edited: EditedContent;
  readonly language: Locale;
  readonly builtIn: Content;
  /** Says which content the page shows before the first save. */
  readonly unsavedText: string;
  /** False if the page does not show its built-in text before the first save. */
  readonly isBuiltInShown: boolean;
  readonly Page: ComponentType;
  readonly restore: (version: StoredVersion) => Promise<SavedVersion>;
  readonly onRestored: () => Promise<void>;
}

export interface StoredVersion {
  readonly content: Content;
  /** Of an English version: hash of the Indonesian content from which it was written. */
  readonly sourceHash?: string | undefined;
}

interface Version {
  readonly version: number;
  readonly origin: string;
}

/** Returns the stored versions, newest first. The last one is the built-in text. */
const toVersions = (history: readonly SavedVersion[]): Version[] => [
  ...history.map(({ version, savedAt, savedBy }) => ({
    version,
    origin: `${adminListDateTime(savedAt)}, ${savedBy || 'nama sudah dihapus'}`,
  })),
  { version: 0, origin: 'Teks bawaan situs' },
];

const nameOf = ({ version }: Version): string => (version === 0 ? 'Versi 0 · bawaan' : `Versi ${version}`);

/** Part of SitePageEditor: stored versions of a page and its built-in text, each with preview and restore. */
export function PageVersions(props: PageVersionsProps) {
  const { edited, language, builtIn, unsavedText, isBuiltInShown, Page, restore, onRestored } = props;
  const { page, history } = edited;
  const suffix = language === 'en' ? ' (Inggris)' : '';
  const id = useId();
  const call = useCall();
  const [views, setViews] = useState<readonly PageView[]>([]);
  const [toRestore, setToRestore] = useState<Version | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const load = async (version: number): Promise<StoredVersion> => {
    if (version === 0) return { content: builtIn };
    const reply = await call('getContentVersion', { ...textInput(page, language), version });
    return { content: contentFor(page, reply) ?? builtIn, sourceHash: reply.sourceHash };
  };
  const [problem, setProblem] = useState<string>();
  const show = async (version: Version) => {
    setProblem(undefined);
    try {
      const { content } = await load(version.version);
      const preview = { page, content } as PageView['preview'];
      setViews([{ title: `${nameOf(version)}${suffix}`, preview }]);
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
  };
  return (
    <section className="panel grid gap-3 p-5" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="text-heading outline-none">
        {`Versi tersimpan${suffix}`}
      </h2>
      {history.length === 0 && <p className="text-muted text-sm">{unsavedText}</p>}
      {problem !== undefined && <LoadFailure text="Versi tidak dapat dimuat." error={{ message: problem }} />}
      <ol className="grid">
        {toVersions(history).map((version, index) => (
          <VersionEntry
            key={version.version}
            version={version}
            suffix={suffix}
            isOnPage={index === 0 && (isBuiltInShown || version.version > 0)}
            onPreview={() => show(version)}
            onRestore={() => setToRestore(version)}
          />
        ))}
      </ol>
      <PagePreview title={views[0]?.title ?? ''} views={views} Page={Page} onClose={() => setViews([])} />
      <RestoreDialog
        record={toRestore}
        restore={async (version) => restore(await load(version))}
        onRestored={onRestored}
        onClose={() => setToRestore(null)}
        returnFocus={() => heading.current}
      />
    </section>
  );
}

interface VersionEntryProps {
  readonly version: Version;
  readonly suffix: string;
  readonly isOnPage: boolean;
  readonly onPreview: () => void;
  readonly onRestore: () => void;
}

function VersionEntry({ version, suffix, isOnPage, onPreview, onRestore }: VersionEntryProps) {
  const number = `${version.version}${suffix}`;
  return (
    <li className="grid gap-2 border-line border-t py-3 first:border-t-0">
      <p className="text-sm">
        <strong>{nameOf(version)}</strong>
        {isOnPage && <span className="ml-2 text-success">tampil sekarang</span>}
        <span className="block text-muted">{version.origin}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" aria-label={`Pratinjau versi ${number}`} onClick={onPreview}>
          Pratinjau
        </Button>
        {!isOnPage && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Pulihkan versi ${number}`}
            onClick={onRestore}
          >
            Pulihkan
          </Button>
        )}
      </div>
    </li>
  );
}

interface RestoreDialogProps extends RecordDialogProps<Version> {
  readonly restore: (version: number) => Promise<SavedVersion>;
  readonly onRestored: () => Promise<void>;
}

function RestoreDialog({ restore, onRestored, ...props }: RestoreDialogProps) {
  const { record: version, dialog } = useRecordDialog(props, {
    attempt: async ({ version: from }: Version) => {
      const { version: to } = await restore(from);
      await onRestored();
      return `Versi ${from} dipulihkan sebagai versi ${to}.`;
    },
    onDone: toast.success,
  });
  if (version === null) return null;
  return (
    <ConfirmDialog
      title="Pulihkan versi ini?"
      content="Versi ini disimpan sebagai yang terbaru. Perubahan di formulir yang belum disimpan hilang."
      record={`${nameOf(version)}, ${version.origin}`}
      confirmLabel="Pulihkan"
      busyLabel="Memulihkan…"
      confirmVariant="primary"
      {...dialog}
    />
  );
}
