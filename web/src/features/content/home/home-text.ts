import { type Picture, picture, slots } from 'contract/built-in/picture';
import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/content/home';

/** Values of the text `heroLead`. */
export const heroLeadValues = { chapters: association.chapters - 1 };

/** The built-in text of the home page. Texts that admins save in Manage Content replace it. */
export const homeText = {
  title: t.heroTitle,
  lead: fill(t.heroLead, heroLeadValues),
} as const;

/** The six items of 'What we do'. */
export const activities = [
  {
    title: t.networkTitle,
    description: t.networkText,
  },
  {
    title: t.educationTitle,
    description: t.educationText,
  },
  {
    title: t.researchTitle,
    description: t.researchText,
  },
  {
    title: t.professionalTitle,
    description: t.professionalText,
  },
  {
    title: t.awardsTitle,
    description: t.awardsText,
  },
  {
    title: t.booksTitle,
    description: t.booksText,
  },
];

const carouselTexts = {
  jejaring: t.networkAlt,
  pendidikan: t.educationAlt,
  nusantara: t.archipelagoAlt,
  riset: t.researchAlt,
  profesional: t.professionalAlt,
  penghargaan: t.awardsAlt,
  buku: t.booksAlt,
};

/** Pictures of the carousel, which starts at the third one. */
export const carouselPictures: readonly Picture[] = Object.entries(carouselTexts).map(([name, text]) =>
  picture(`carousel/${name}`, slots.carousel, text),
);
