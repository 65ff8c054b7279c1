/**
 * Categories of articles in list order, categories of events, and types of event links by rank (requirements
 * 2.4.4 and 2.5.3). They are not in the schema files, so that importing them does not load zod.
 */
export const blogCategories = ['education', 'workshop', 'professional', 'research', 'sharing'] as const;
export type BlogCategory = (typeof blogCategories)[number];

export const eventCategories = ['workshop', 'seminar', 'festival', 'competition'] as const;
export type EventCategory = (typeof eventCategories)[number];

export const eventLinkTypes = ['registration', 'additional-link'] as const;
export type EventLinkType = (typeof eventLinkTypes)[number];
