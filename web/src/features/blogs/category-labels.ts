import type { BlogCategory } from 'contract/rules/categories';

export const categoryLabels: Readonly<Record<BlogCategory, string>> = {
  education: 'Education',
  workshop: 'Workshop',
  professional: 'Professional',
  research: 'Research',
  sharing: 'Sharing',
};
