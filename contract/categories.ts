/** SPEC section 3: categories of articles and of events. Apart from the schemas, which bring zod along. */
export const blogCategories = ['education', 'workshop', 'sharing', 'professional', 'research'] as const;
export type BlogCategory = (typeof blogCategories)[number];

export const eventCategories = ['workshop', 'seminar', 'festival', 'competition'] as const;
export type EventCategory = (typeof eventCategories)[number];
