import type { Page } from 'playwright-core';
import { shown } from '../suite/browser.ts';

/** Waits until the request of this person is on the review desk: from then on keys are meant for it. */
export const ready = (page: Page, { name }: { readonly name: string }): Promise<void> =>
  shown(page.getByRole('heading', { level: 2, name, exact: true }));
