import * as t from '#messages/features/content/professional';

/** Competence areas of the page, until an admin saves others in Manage Content. */
export const competenceAreas = [
  {
    title: t.architectureTitle,
    description: t.architectureText,
  },
  {
    title: t.governanceTitle,
    description: t.governanceText,
  },
  {
    title: t.analysisTitle,
    description: t.analysisText,
  },
  {
    title: t.processesTitle,
    description: t.processesText,
  },
  {
    title: t.dataTitle,
    description: t.dataText,
  },
  {
    title: t.securityTitle,
    description: t.securityText,
  },
  {
    title: t.projectsTitle,
    description: t.projectsText,
  },
  {
    title: t.changeTitle,
    description: t.changeText,
  },
] as const;
