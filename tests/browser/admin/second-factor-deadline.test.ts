/** @module-tag full */
import type { BrowserContext } from 'playwright-core';
import { vi } from 'vitest';
import { button } from '../../support/actions/steps.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, shown, test } from '../../support/suite/browser.ts';
import { inProcessTransport } from '../../support/suite/client.ts';

/** The function answers from this process, where the test sets its parameters. */
async function answerHere(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const asked = route.request();
    const body = asked.postDataBuffer();
    const answer = await inProcessTransport()(
      new Request(asked.url(), {
        method: asked.method(),
        headers: await asked.allHeaders(),
        ...(body === null ? {} : { body: new Uint8Array(body) }),
      }),
    );
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
}

test('an admin past the deadline is redirected to the setup of the second factor', async ({ visit }) => {
  vi.stubEnv('ADMIN_FACTOR_FROM', '2020-01-01');
  const admin = await makeAdmin({ adminSince: new Date('2020-01-01') });
  const page = await visit('/admin/settings/qris', {
    as: admin,
    prepare: answerHere,
    refusals: ['GET /api/settings/qris 403'],
  });
  await arrivedAt(page, '/profile/security');
  await shown(
    page.getByText('Halaman admin terbuka lagi setelah Anda menyiapkan', { exact: false }),
    button(page, 'Siapkan aplikasi'),
    button(page, 'Buat passkey'),
  );
});
