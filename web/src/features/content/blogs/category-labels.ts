import type { BlogCategory } from 'contract/rules/categories';
import * as t from '#messages/features/content/blogs';

export const categoryLabels: Readonly<Record<BlogCategory, string>> = {
  education: t.education,
  workshop: t.workshop,
  professional: t.professional,
  research: t.research,
  sharing: t.sharing,
};
