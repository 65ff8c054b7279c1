import { limits } from 'contract/rules/limits';
import { noAnnouncement } from 'contract/text/announcements';
import type { AdminScreen } from '#api/screens/screen.ts';
import { editedContent } from '#shared/site-pages/edited-content.ts';
import { SitePageEditor } from '#shared/site-pages/site-page-editor.tsx';
import { TextAreaField, TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import HomePage from './home-page.tsx';
import { activities, carouselPictures, homeText } from './home-text.ts';
import { SlidesField } from './slides-field.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-content/home',
  title: 'Content: Home',
  duty: 'content',
  prefetch: () => [editedContent('home')],
};

const builtIn = {
  title: homeText.title,
  description: homeText.lead,
  announcement: noAnnouncement,
  slides: carouselPictures.map(({ src, width, height, alt }) => ({ src, width, height, alt })),
  whatWeDo: activities.map(({ title, description }) => ({ title, description })),
};

export default function HomeEditorPage() {
  return (
    <SitePageEditor page="home" title="Home" save="saveHomeContent" builtIn={builtIn} Page={HomePage}>
      <TextField name="title" label="Title" autoComplete="off" />
      <TextAreaField name="description" label="Description" rows={4} canBeEmpty />
      <AnnouncementFields />
      <SlidesField />
      <ListField name="whatWeDo" label="What We Do" entry="Item" newEntry={{ title: '', description: '' }}>
        {(path) => (
          <>
            <TextField name={`${path}.title`} label="Title" autoComplete="off" />
            <TextAreaField name={`${path}.description`} label="Description" rows={2} canBeEmpty />
          </>
        )}
      </ListField>
    </SitePageEditor>
  );
}

function AnnouncementFields() {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-semibold">Announcement</legend>
      <TextAreaField
        name="announcement.text"
        label="Text"
        rows={3}
        canBeEmpty
        hint={
          <span lang="id">
            Paling banyak {limits.announcementCharacters} karakter. Kosong: tidak ada pengumuman.
          </span>
        }
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="announcement.link"
          label="Link"
          autoComplete="off"
          inputMode="url"
          canBeEmpty
          hint={<span lang="id">https://… atau jalur di situs ini, seperti /event</span>}
        />
        <TextField
          name="announcement.until"
          label="Last day"
          type="date"
          canBeEmpty
          hint={<span lang="id">Sampai akhir hari itu, waktu Jakarta (WIB)</span>}
        />
      </div>
    </fieldset>
  );
}
