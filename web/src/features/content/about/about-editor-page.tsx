import { fill } from 'contract/text/language/fill';
import { SitePageEditor } from '#shared/site-pages/site-page-editor.tsx';
import { TextAreaField, TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import AboutPage from './about-page.tsx';
import { aboutText, milestones, whoWeAreValues } from './about-text.ts';
import * as en from './messages/en.ts';

const builtIn = {
  description: aboutText.about.join('\n\n'),
  vision: aboutText.vision,
  mission: [...aboutText.missions],
  stories: milestones.map(({ day, title, description }) => ({
    year: day,
    description: `${title}. ${description}`,
  })),
};

const createEnglish = () => ({
  description: [fill(en.whoWeAre, whoWeAreValues), en.whomWeServe].join('\n\n'),
  vision: en.vision,
  mission: en.missions.split('\n'),
  stories: [
    { year: en.foundingDay, description: `${en.foundingTitle}. ${en.foundingText}` },
    { year: en.inaugurationDay, description: `${en.inaugurationTitle}. ${en.inaugurationText}` },
    { year: en.foundationDay, description: `${en.foundationTitle}. ${en.foundationText}` },
  ],
});

export default function AboutEditorPage() {
  return (
    <SitePageEditor page="about" title="About" builtIn={builtIn} english={createEnglish} Page={AboutPage}>
      <TextAreaField
        name="description"
        label="Deskripsi"
        rows={8}
        canBeEmpty
        hint="Baris kosong memisahkan paragraf."
      />
      <TextAreaField name="vision" label="Visi" rows={3} canBeEmpty />
      <ListField name="mission" label="Misi" entry="Misi" newEntry="">
        {(path, index) => <TextAreaField name={path} label={`Misi ${index + 1}`} rows={2} />}
      </ListField>
      <ListField name="stories" label="Story" entry="Peristiwa" newEntry={{ year: '', description: '' }}>
        {(path) => (
          <>
            <TextField name={`${path}.year`} label="Tahun" autoComplete="off" />
            <TextAreaField name={`${path}.description`} label="Deskripsi" rows={2} canBeEmpty />
          </>
        )}
      </ListField>
    </SitePageEditor>
  );
}
