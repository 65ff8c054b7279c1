import { SitePageEditor } from '#parts/site-pages/site-page-editor.tsx';
import { TextAreaField, TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import HomePage from './home-page.tsx';
import { activities, carouselPictures, homeText } from './home-text.ts';
import { SlidesField } from './slides-field.tsx';

const builtIn = {
  title: homeText.title,
  description: homeText.lead,
  slides: carouselPictures.map(({ src, width, height, alt }) => ({ src, width, height, alt })),
  whatWeDo: activities.map(({ title, description }) => ({ title, description })),
};

/** What the front page says and shows. */
export default function HomeEditorPage() {
  return (
    <SitePageEditor page="home" title="Home" save="saveHomeContent" builtIn={builtIn} Page={HomePage}>
      <TextField name="title" label="Title" autoComplete="off" />
      <TextAreaField name="description" label="Description" rows={4} mayBeEmpty />
      <SlidesField />
      <ListField name="whatWeDo" label="What We Do" entry="Item" blank={{ title: '', description: '' }}>
        {(path) => (
          <>
            <TextField name={`${path}.title`} label="Title" autoComplete="off" />
            <TextAreaField name={`${path}.description`} label="Description" rows={2} mayBeEmpty />
          </>
        )}
      </ListField>
    </SitePageEditor>
  );
}
