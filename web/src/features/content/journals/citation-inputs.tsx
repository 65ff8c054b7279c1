import type { Citation } from 'contract/content/journals';
import { TextAreaField, TextField } from '#ui/forms/form-fields.tsx';

/** Optional bibliographic fields of the journal forms. */
export function CitationInputs() {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 font-bold">Data sitasi</legend>
      <TextAreaField
        name="authors"
        label="Penulis"
        rows={3}
        hint="Satu nama per baris, sesuai urutan terbitan."
      />
      <TextField name="journalTitle" label="Nama jurnal" autoComplete="off" />
      <div className="grid gap-5 @sm:grid-cols-2 @2xl:grid-cols-4">
        <TextField name="volume" label="Volume" autoComplete="off" />
        <TextField name="issue" label="Nomor" autoComplete="off" />
        <TextField name="year" label="Tahun" autoComplete="off" inputMode="numeric" />
        <TextField name="pages" label="Halaman" autoComplete="off" placeholder="12–34" />
      </div>
      <TextAreaField name="abstract" label="Abstrak" rows={6} />
      <TextField name="doi" label="DOI" autoComplete="off" placeholder="10.1234/jurnal.2026.7" />
    </fieldset>
  );
}

/** Returns the form values of a stored journal. */
export const citationDefaults = ({
  authors,
  journalTitle,
  volume,
  issue,
  year,
  pages,
  abstract,
  doi,
}: Citation) => ({
  authors: authors.join('\n'),
  journalTitle: journalTitle ?? '',
  volume: volume ?? '',
  issue: issue ?? '',
  year: String(year ?? ''),
  pages: pages ?? '',
  abstract: abstract ?? '',
  doi: doi ?? '',
});
