import type { Page } from 'playwright-core';
import { shown } from '../suite/browser.ts';

/** Waits until the review desk shows the request of this person. From then on keys apply to it. */
export const ready = (page: Page, { name }: { readonly name: string }): Promise<void> =>
  shown(page.getByRole('heading', { level: 2, name, exact: true }));
