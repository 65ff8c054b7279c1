import { t } from './messages/legal-facts.ts';

/**
 * Returns fictional register data in the current language, shown until an admin fills the page /legal. Only
 * that page loads this file.
 */
export const legalFacts = () => [
  { label: t.nameLabel, value: t.name },
  { label: t.formLabel, value: t.form },
  { label: t.deedLabel, value: t.deed },
  { label: t.approvalLabel, value: t.approval },
  { label: t.taxNumberLabel, value: t.taxNumber },
  { label: t.addressLabel, value: t.address },
];
