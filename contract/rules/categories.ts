/**
 * SPEC sections 2 and 3: categories of articles, in the order of their list, and of events. Apart from the schemas,
 * which bring zod along.
 */
export const blogCategories = ['education', 'workshop', 'professional', 'research', 'sharing'] as const;
export type BlogCategory = (typeof blogCategories)[number];

export const eventCategories = ['workshop', 'seminar', 'festival', 'competition'] as const;
export type EventCategory = (typeof eventCategories)[number];
