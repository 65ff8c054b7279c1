import type { BankLine } from 'contract/money/bank-lines';
import { useAction } from '#api/use-action.ts';
import { lineRefreshes } from '#shared/statements/line-refreshes.ts';
import { reasonOr } from '#ui/base/error-message.ts';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';

/** Decisions on all lines of an import with an undecided twin, for each import on the page. */
export function ImportDecisions({ rows }: { readonly rows: readonly BankLine[] }) {
  const decide = useAction('decideDuplicates', { refreshes: lineRefreshes });
  const files = new Map(
    rows.flatMap(({ statementId, twin }) => (twin === null ? [] : [[statementId, twin.file] as const])),
  );
  return (
    <div className="grid gap-3">
      {[...files].map(([id, file]) => {
        const shared = {
          record: file,
          confirmVariant: 'primary',
          busyLabel: 'Menyimpan…',
          explain: reasonOr('Tidak dapat disimpan. Coba lagi.'),
        } as const;
        return (
          <section key={id} aria-label={file} className="panel flex flex-wrap items-center gap-3 p-4">
            <p className="min-w-0 grow basis-60 text-sm wrap-anywhere">
              Putuskan semua baris dari <strong>{file}</strong> sekaligus.
            </p>
            <ConfirmButton
              {...shared}
              label="Semua mutasi yang sama"
              button={{ size: 'small', variant: 'primary' }}
              title="Semua Mutasi yang Sama"
              content="Semua baris dari berkas ini yang mungkin ganda ditandai sebagai mutasi yang sama. Tiap transfer dihitung satu kali."
              confirmLabel="Tandai semua"
              send={() => decide.run({ id, isSame: true })}
            />
            <ConfirmButton
              {...shared}
              label="Simpan semua"
              button={{ size: 'small' }}
              title="Simpan Semua"
              content="Semua baris dari berkas ini yang mungkin ganda disimpan sebagai transfer yang berbeda."
              confirmLabel="Simpan semua"
              send={() => decide.run({ id, isSame: false })}
            />
          </section>
        );
      })}
    </div>
  );
}
