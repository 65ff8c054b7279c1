import { SitePageEditor } from '#shared/site-pages/site-page-editor.tsx';
import { TextAreaField, TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import { competenceAreas } from './competence-areas.ts';
import * as en from './messages/en.ts';
import ProfessionalPage from './professional-page.tsx';

const builtIn = { areas: competenceAreas.map((area) => ({ ...area })) };

const createEnglish = () => ({
  areas: [
    { title: en.architectureTitle, description: en.architectureText },
    { title: en.governanceTitle, description: en.governanceText },
    { title: en.analysisTitle, description: en.analysisText },
    { title: en.processesTitle, description: en.processesText },
    { title: en.dataTitle, description: en.dataText },
    { title: en.securityTitle, description: en.securityText },
    { title: en.projectsTitle, description: en.projectsText },
    { title: en.changeTitle, description: en.changeText },
  ],
});

export default function ProfessionalEditorPage() {
  return (
    <SitePageEditor
      page="professional"
      title="Professional"
      builtIn={builtIn}
      english={createEnglish}
      Page={ProfessionalPage}
    >
      <ListField
        name="areas"
        label="Bidang kompetensi"
        entry="Bidang"
        newEntry={{ title: '', description: '' }}
        summaryOf={({ title }) => title ?? ''}
      >
        {(path) => (
          <>
            <TextField name={`${path}.title`} label="Judul" autoComplete="off" />
            <TextAreaField name={`${path}.description`} label="Deskripsi" rows={2} canBeEmpty />
          </>
        )}
      </ListField>
    </SitePageEditor>
  );
}
