import { legalFacts } from 'contract/built-in/legal-facts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { editedContent } from '#shared/site-pages/edited-content.ts';
import { SitePageEditor } from '#shared/site-pages/site-page-editor.tsx';
import { TextAreaField, TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import LegalPage from './legal-page.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-content/legal',
  title: 'Konten: Legal',
  duty: 'content',
  prefetch: () => [editedContent('legal')],
};

const builtIn = { note: '', facts: legalFacts() };

export default function LegalEditorPage() {
  return (
    <SitePageEditor page="legal" title="Legal" save="saveLegalContent" builtIn={builtIn} Page={LegalPage}>
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
