export const eventLabel = { id: 'Lihat acara', en: 'See the event' } as const;
