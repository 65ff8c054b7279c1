import { SitePageEditor } from '#shared/site-pages/site-page-editor.tsx';
import { TextAreaField, TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import BylawsPage from './bylaws-page.tsx';

const builtIn = { adopted: '', constitution: [], bylaws: [] };

const createEnglish = () => builtIn;

export default function BylawsEditorPage() {
  return (
    <SitePageEditor page="bylaws" title="AD/ART" builtIn={builtIn} english={createEnglish} Page={BylawsPage}>
      <TextField
        name="adopted"
        label="Disahkan"
        autoComplete="off"
        canBeEmpty
        hint="Misalnya: Disahkan Musyawarah Nasional, 12 Maret 2024"
      />
      <Chapters name="constitution" label="Anggaran Dasar" />
      <Chapters name="bylaws" label="Anggaran Rumah Tangga" />
    </SitePageEditor>
  );
}

function Chapters({ name, label }: { readonly name: 'constitution' | 'bylaws'; readonly label: string }) {
  return (
    <ListField name={name} label={label} entry={`${label}: bab`} newEntry={{ title: '', text: '' }}>
      {(path) => (
        <>
          <TextField name={`${path}.title`} label="Judul" autoComplete="off" />
          <TextAreaField name={`${path}.text`} label="Teks" rows={6} />
        </>
      )}
    </ListField>
  );
}
