/** @module-tag full */
import { choose, field, heading } from '../../support/actions/steps.ts';
import { corruptJpeg, proof, svg } from '../../support/factories/images.ts';
import { breakServer, shown, test } from '../../support/suite/browser.ts';

test('the upload test shows the returned image, and reports each failure', async ({ visit }) => {
  const refusals = ['POST /api/upload 400', 'POST /api/upload 500', 'POST /api/upload failed'];
  const page = await visit('/uploaded', { refusals });
  await shown(heading(page, 'Upload test'));
  const upload = page.getByRole('button', { name: 'Upload', exact: true });
  await upload.click();
  await shown(page.getByRole('main').getByText('Please select an image', { exact: true }).first());

  await field(page, 'Name').fill('Uji');
  await choose(page, 'Image', { name: 'bukan-gambar.png', bytes: svg() });
  await shown(page.getByText('bukan-gambar.png: bukan gambar JPG atau PNG yang utuh.').first());
  await choose(page, 'Image', { name: 'tergores.jpg', bytes: await corruptJpeg() });
  await upload.click();
  await shown(page.getByRole('alert').getByText(/^Failed to upload image/));

  await choose(page, 'Image', await proof());
  const restore = await breakServer(page, 'POST', '/api/upload');
  await upload.click();
  await shown(page.getByRole('alert').getByText(/^Failed to upload image\s*Terjadi gangguan pada server/));
  await restore();
  await page.route('**/api/upload', (route) => route.abort('internetdisconnected'));
  await upload.click();
  await shown(page.getByRole('alert').getByText('Error uploading image', { exact: true }));
  await page.unroute('**/api/upload');
  await upload.click();
  await shown(
    page.getByText('Image uploaded successfully!', { exact: true }),
    page.getByRole('img', { name: 'Upload result' }),
  );
});
