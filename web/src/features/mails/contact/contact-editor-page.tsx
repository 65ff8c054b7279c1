import { SitePageEditor } from '#shared/site-pages/site-page-editor.tsx';
import { TextAreaField, TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import { builtInDetails, ContactDetails } from './contact-details.tsx';

export default function ContactEditorPage() {
  return (
    <SitePageEditor page="contact" title="Contact" builtIn={builtInDetails} Page={DetailsPreview}>
      <ListField name="phone" label="Telepon" entry="Telepon" newEntry="">
        {(path, index) => (
          <TextField
            name={path}
            label={`Telepon ${index + 1}`}
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
        )}
      </ListField>
      <ListField name="email" label="Email" entry="Email" newEntry="">
        {(path, index) => (
          <TextField name={path} label={`Email ${index + 1}`} type="email" autoComplete="off" />
        )}
      </ListField>
      <ListField name="address" label="Alamat" entry="Alamat" newEntry="">
        {(path, index) => <TextAreaField name={path} label={`Alamat ${index + 1}`} rows={3} />}
      </ListField>
      <ListField name="social" label="Media sosial" entry="Akun" newEntry={{ label: '', url: '' }}>
        {(path) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name={`${path}.label`} label="Label" autoComplete="off" />
            <TextField
              name={`${path}.url`}
              label="URL"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
            />
          </div>
        )}
      </ListField>
    </SitePageEditor>
  );
}

function DetailsPreview() {
  return (
    <div className="wrap max-w-2xl! py-10">
      <ContactDetails />
    </div>
  );
}
