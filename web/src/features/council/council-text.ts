import people from './council.json' with { type: 'json' };

export interface Seat {
  /** In English (requirements 2.3.2). */
  readonly position: string;
  readonly name: string;
  readonly institution: string;
}

export interface Committee {
  readonly departementName: string;
  readonly member: readonly Seat[];
}

/** The organisation chart as an SVG with text, so that it stays sharp and small. */
export const organisationChart = {
  src: '/images/council/organisation-chart.svg',
  width: 1200,
  height: 860,
  alt: 'Bagan organisasi: President di puncak; dua Secretary dan Treasurer I di kantornya; di bawahnya empat Vice President; lalu delapan komite, masing-masing dengan Director dan Vice Director',
} as const;

/** People and institutions are invented. */
export const council: readonly Seat[] = people.council;
export const committees: readonly Committee[] = people.committees;

const drawn = new Set([...council, ...committees.flatMap(({ member }) => member)].map(({ name }) => name));

/** Returns the portrait (160 by 160 pixels) of a built-in person; undefined for names entered by an admin. */
export const faceOf = (name: string): string | undefined =>
  drawn.has(name) ? `/images/council/faces/${name.toLowerCase().replaceAll(' ', '-')}.webp` : undefined;

const officePosition = /secretar|treasurer|sekretaris|bendahara/i;

/** Divides the seats below the president into the president's staff and the others, in order. */
export const divideSeats = (seats: readonly Seat[]) => ({
  office: seats.filter(({ position }) => officePosition.test(position)),
  line: seats.filter(({ position }) => !officePosition.test(position)),
});
