import type { EventCategory } from '../schemas/content.ts';
import type { EventLink } from '../schemas/event-links.ts';
import { t } from './messages/events.ts';
import { type Picture, slots } from './picture.ts';
import { translatedPicture } from './translated-picture.ts';

/** An event that is part of the site itself (requirements 2.5.1). */
export interface BuiltInEvent {
  /** One-based; the URL of the event is `/event/event-details/{id}`. */
  readonly id: number;
  readonly title: string;
  readonly img: Picture;
  /** ISO time with the offset of Jakarta. */
  readonly startDate: string;
  readonly endDate: string;
  /** One paragraph per item. */
  readonly content: readonly string[];
  readonly category: readonly EventCategory[];
  readonly location: string;
  readonly link: readonly EventLink[];
}

/** Getters read the texts in the current language. */
export const builtInEvents: readonly BuiltInEvent[] = [
  {
    id: 1,
    get title() {
      return t.workshopTitle;
    },
    img: translatedPicture('events/lokakarya-process-mining', slots.article, () => t.workshopAlt),
    startDate: '2026-12-10T09:00:00+07:00',
    endDate: '2026-12-11T16:00:00+07:00',
    get content() {
      return t.workshopText;
    },
    category: ['workshop'],
    get location() {
      return t.workshopPlace;
    },
    get link(): readonly EventLink[] {
      return [
        {
          type: 'registration',
          name: t.workshopRegistration,
          url: 'https://acara.example.org/lokakarya-process-mining',
        },
        {
          type: 'additional-link',
          name: t.workshopMaterial,
          url: 'https://acara.example.org/lokakarya-process-mining/materi',
        },
      ];
    },
  },
  {
    id: 2,
    get title() {
      return t.seminarTitle;
    },
    img: translatedPicture('events/seminar-nasional', slots.article, () => t.seminarAlt),
    startDate: '2027-02-18T08:30:00+07:00',
    endDate: '2027-02-18T16:30:00+07:00',
    get content() {
      return t.seminarText;
    },
    category: ['seminar'],
    get location() {
      return t.seminarPlace;
    },
    get link(): readonly EventLink[] {
      return [
        {
          type: 'registration',
          name: t.seminarRegistration,
          url: 'https://acara.example.org/seminar-nasional',
        },
        {
          type: 'additional-link',
          name: t.seminarPaperGuide,
          url: 'https://acara.example.org/seminar-nasional/panduan-makalah',
        },
        {
          type: 'additional-link',
          name: t.seminarProgramme,
          url: 'https://acara.example.org/seminar-nasional/susunan-acara',
        },
      ];
    },
  },
  {
    id: 3,
    get title() {
      return t.competitionTitle;
    },
    img: translatedPicture('events/lomba-rancang', slots.article, () => t.competitionAlt),
    startDate: '2027-04-22T08:00:00+07:00',
    endDate: '2027-04-24T17:00:00+07:00',
    get content() {
      return t.competitionText;
    },
    category: ['competition'],
    get location() {
      return t.competitionPlace;
    },
    get link(): readonly EventLink[] {
      return [
        {
          type: 'registration',
          name: t.competitionRegistration,
          url: 'https://acara.example.org/lomba-rancang',
        },
        {
          type: 'additional-link',
          name: t.competitionGuide,
          url: 'https://acara.example.org/lomba-rancang/panduan',
        },
      ];
    },
  },
];
