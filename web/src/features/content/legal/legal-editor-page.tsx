import { legalFacts } from 'contract/built-in/legal-facts';
import * as en from 'contract/built-in/messages/en/legal-facts';
import type { SiteContentOf } from 'contract/content/site-content';
import { SitePageEditor } from '#shared/site-pages/site-page-editor.tsx';
import { TextAreaField, TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import LegalPage from './legal-page.tsx';

const builtIn = { note: '', facts: legalFacts() };

const englishFacts = [
  { label: en.nameLabel, value: en.name },
  { label: en.formLabel, value: en.form },
  { label: en.deedLabel, value: en.deed },
  { label: en.approvalLabel, value: en.approval },
  { label: en.taxNumberLabel, value: en.taxNumber },
  { label: en.addressLabel, value: en.address },
];

/** Starts with the saved numbers, which are the same in both languages, and without the Indonesian note. */
const createEnglish = (saved: SiteContentOf<'legal'> | null) => ({
  note: '',
  facts: saved?.facts ?? englishFacts,
});

export default function LegalEditorPage() {
  return (
    <SitePageEditor page="legal" title="Legal" builtIn={builtIn} english={createEnglish} Page={LegalPage}>
      <TextAreaField name="note" label="Catatan" rows={3} canBeEmpty />
      <ListField name="facts" label="Data badan hukum" entry="Data" newEntry={{ label: '', value: '' }}>
        {(path) => (
          <>
            <TextField name={`${path}.label`} label="Label" autoComplete="off" />
            <TextAreaField name={`${path}.value`} label="Isi" rows={2} />
          </>
        )}
      </ListField>
    </SitePageEditor>
  );
}
