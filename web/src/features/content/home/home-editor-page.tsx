import type { SiteContentOf } from 'contract/content/site-content';
import { contentImageSlot } from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { noAnnouncement } from 'contract/text/announcements';
import { fill } from 'contract/text/language/fill';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAction } from '#api/use-action.ts';
import { SitePageEditor } from '#shared/site-pages/site-page-editor.tsx';
import { type FileChoice, RefusedFile } from '#ui/files/file-choice.ts';
import { SlotField, SlotHint } from '#ui/files/slot-field.tsx';
import { useWaitFor } from '#ui/forms/form-context.ts';
import { TextAreaField, TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import { UploadProgress } from '#ui/forms/upload-progress.tsx';
import HomePage from './home-page.tsx';
import { activities, carouselPictures, heroLeadValues, homeText } from './home-text.ts';
import * as en from './messages/en.ts';

const builtIn = {
  title: homeText.title,
  description: homeText.lead,
  announcement: noAnnouncement,
  slides: carouselPictures.map(({ src, width, height, alt }) => ({ src, width, height, alt })),
  whatWeDo: activities,
};

/** In the order of the built-in pictures. */
const englishAlts = [
  en.networkAlt,
  en.educationAlt,
  en.archipelagoAlt,
  en.researchAlt,
  en.professionalAlt,
  en.awardsAlt,
  en.booksAlt,
];

/** Uses the pictures of the Indonesian page, which need an English description. */
const createEnglish = (saved: SiteContentOf<'home'> | null) => ({
  title: en.heroTitle,
  description: fill(en.heroLead, heroLeadValues),
  announcement: noAnnouncement,
  slides: (saved?.slides ?? builtIn.slides).map((slide) => ({
    ...slide,
    alt: englishAlts[carouselPictures.findIndex(({ src }) => src === slide.src)] ?? '',
  })),
  whatWeDo: [
    { title: en.networkTitle, description: en.networkText },
    { title: en.educationTitle, description: en.educationText },
    { title: en.researchTitle, description: en.researchText },
    { title: en.professionalTitle, description: en.professionalText },
    { title: en.awardsTitle, description: en.awardsText },
    { title: en.booksTitle, description: en.booksText },
  ],
});

export default function HomeEditorPage() {
  return (
    <SitePageEditor page="home" title="Home" builtIn={builtIn} english={createEnglish} Page={HomePage}>
      <TextField name="title" label="Judul" autoComplete="off" />
      <TextAreaField name="description" label="Deskripsi" rows={4} canBeEmpty />
      <AnnouncementFields />
      <SlidesField />
      <ListField name="whatWeDo" label="What We Do" entry="Butir" newEntry={{ title: '', description: '' }}>
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

function AnnouncementFields() {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-semibold">Pengumuman</legend>
      <TextAreaField
        name="announcement.text"
        label="Teks"
        rows={3}
        canBeEmpty
        hint={`Paling banyak ${limits.announcementCharacters} karakter. Kosong: tidak ada pengumuman.`}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="announcement.link"
          label="Tautan"
          autoComplete="off"
          inputMode="url"
          canBeEmpty
          hint="https://… atau jalur di situs ini, seperti /event"
        />
        <TextField
          name="announcement.until"
          label="Hari terakhir"
          type="date"
          canBeEmpty
          hint="Sampai akhir hari itu, waktu Jakarta (WIB)"
        />
      </div>
    </fieldset>
  );
}

interface Slide {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Pictures of the carousel. They are uploaded immediately and appear on the page after the form is saved. */
function SlidesField() {
  return (
    <ListField
      name="slides"
      label="Gambar korsel"
      entry="Gambar"
      newEntry={null}
      hint="Korsel mulai dari gambar ketiga. Ukuran yang pas: 1120 × 700 piksel."
      renderAdder={(add) => <SlideUpload onUploaded={add} />}
    >
      {(path, index) => <SlideFields path={path} index={index} />}
    </ListField>
  );
}

function SlideFields({ path, index }: { readonly path: string; readonly index: number }) {
  const slide = useWatch({ name: path }) as Slide | undefined;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {slide !== undefined && (
        <img
          src={slide.src}
          width={slide.width}
          height={slide.height}
          alt={`Gambar ${index + 1}`}
          className="aspect-[8/5] w-full rounded-control border border-line bg-surface-sunken object-cover"
        />
      )}
      <TextField
        name={`${path}.alt`}
        label="Keterangan untuk yang tidak melihat gambar"
        autoComplete="off"
        canBeEmpty
      />
    </div>
  );
}

function SlideUpload({ onUploaded }: { readonly onUploaded: (slide: Slide) => void }) {
  const upload = useAction('uploadImage');
  const waitFor = useWaitFor();
  const id = useId();
  const [choice, setChoice] = useState<FileChoice>();
  const [problem, setProblem] = useState<string>();
  const send = async (image: File) => {
    try {
      const reply = await upload.run({ image });
      onUploaded({ src: reply.image, ...reply.imageSize, alt: '' });
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Gambar tidak dapat diunggah.');
      return false;
    }
  };
  const take = (image: FileChoice) => {
    setProblem(image instanceof RefusedFile ? image.problem : undefined);
    setChoice(image instanceof File ? undefined : image);
    if (image instanceof File) waitFor(send(image));
  };
  return (
    <div className="grid gap-3">
      <SlotField
        id={id}
        label="Tambah gambar"
        hint={<SlotHint slot={contentImageSlot} />}
        error={problem}
        name="image"
        slot={contentImageSlot}
        choice={choice}
        disabled={upload.isBusy}
        onChoice={take}
      />
      {upload.progress !== null && <UploadProgress share={upload.progress} onCancel={upload.cancel} />}
    </div>
  );
}
