/** @module-tag full */
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { authAccounts } from '../../functions/src/data/auth-accounts.ts';
import { clock } from '../../functions/src/data/clock.ts';
import { issueEmailCode } from '../../functions/src/model/accounts/email-codes.ts';
import { sweepIntents } from '../../functions/src/model/base/intent-sweep.ts';
import { log, secondsSince } from '../../tools/emulators/log.ts';
import { findInconsistenciesIn, outlineOf } from '../support/assertions/outline.ts';
import { everything, storedDocument } from '../support/assertions/stores.ts';
import { makeMessage } from '../support/factories/admin-records.ts';
import { makeJournal, siteContents } from '../support/factories/content.ts';
import {
  blogForm,
  dataUrl,
  journalForm,
  pictureBlock,
  productForm,
} from '../support/factories/content-forms.ts';
import { photo, proof } from '../support/factories/images.ts';
import { makeAdmin, makeMember, type Person, registrationForm } from '../support/factories/people.ts';
import { inProcess } from '../support/suite/client.ts';
import { resetStores } from '../support/suite/emulators.ts';
import { faultsOf, withFault } from '../support/suite/faults.ts';
import { moneyScenarios } from './support/money-scenarios.ts';

/** Sends requests within this process, where each effect can be made to fail. */
const clientOf = (person: Person | undefined) => inProcess(person);

type Act = () => Promise<{ status: number }>;

/**
 * True with a seed, as in `npm run test:chaos`: each step fails in each mode. Otherwise each step fails in
 * one mode, and the modes alternate.
 */
const isLarge = process.env.CAMPAIGN_SEED !== undefined;

/** Omits scenarios whose own tests already inject faults. */
const {
  'import of a statement': _import,
  'checkpoint of the audit log': _checkpoint,
  ...withoutOwnFaults
} = moneyScenarios;

const scenarios: Record<string, () => Promise<Act>> = {
  async registration() {
    const form = await registrationForm({ profilePhoto: await photo() });
    return () => clientOf(undefined).call('register', form);
  },
  async 'request of a renewal'() {
    const [member, paymentProof] = await Promise.all([makeMember({ status: 'expired' }), proof()]);
    return () => clientOf(member).call('requestRenewal', { id: member.id, paymentProof });
  },
  async 'approval of a registration'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember({ status: 'waitingApproval' })]);
    return () => clientOf(admin).call('approveRegistration', { id });
  },
  async 'approval of a renewal'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
    return () => clientOf(admin).call('approveRenewal', { id });
  },
  async 'rejection of a registration'() {
    const [admin, { id }] = await Promise.all([
      makeAdmin(),
      makeMember({ status: 'waitingApproval', photo: true }),
    ]);
    return () => clientOf(admin).call('rejectRegistration', { id, reason: 'Bukti tidak terbaca.' });
  },
  async 'rejection of a renewal'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
    return () => clientOf(admin).call('rejectRenewal', { id });
  },
  async 'question to an applicant'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember({ status: 'waitingApproval' })]);
    return () => clientOf(admin).call('askApplicant', { id, text: 'Atas nama siapa?' });
  },
  async 'answer with a new proof'() {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
    await clientOf(admin).ok('askApplicant', { id: member.id, text: 'Atas nama siapa?' });
    const paymentProof = await proof();
    return () => clientOf(member).call('answerQuestion', { text: 'Atas nama saya.', paymentProof });
  },
  async 'deletion of a user'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember({ status: 'active', photo: true })]);
    return () => clientOf(admin).call('deleteUser', { id });
  },
  async 'deletion of the own account'() {
    const member = await makeMember({ status: 'RequestRenew', photo: true });
    return () => clientOf(member).call('deleteOwnAccount', { password: member.password });
  },
  async 'change of the own password'() {
    const [member, password] = [await makeMember(), 'rahasia-baru'];
    const form = { currentPassword: member.password, password, confirmPassword: password };
    return () => clientOf(member).call('changePassword', form);
  },
  async 'setting of a password by a mailed code'() {
    const [member, password] = [await makeMember({ isVerified: false }), 'rahasia-baru'];
    const oobCode = String(await authAccounts.passwordResetCode(member.email));
    return () => clientOf(undefined).call('resetPassword', { oobCode, password, confirmPassword: password });
  },
  async 'change of an address by an admin'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember({ isVerified: false })]);
    return () => clientOf(admin).call('changeUserEmail', { id, email: 'baru@example.org' });
  },
  async 'second confirmation of an own new address'() {
    const member = await makeMember({ isVerified: false });
    const { id, password } = member;
    const { body } = await clientOf(member).ok('requestEmailChange', { email: 'baru@example.org', password });
    expect(body.change.isNewConfirmed).toBe(false);
    const changeId = String((await storedDocument('emailChanges', id)).id);
    const [first, second] = [
      await issueEmailCode(id, changeId, 'old'),
      await issueEmailCode(id, changeId, 'new'),
    ];
    await clientOf(undefined).ok('confirmEmailChange', { code: String(first), decision: 'confirm' });
    return () =>
      clientOf(undefined).call('confirmEmailChange', { code: String(second), decision: 'confirm' });
  },
  async 'change of a photo'() {
    const [admin, { id, name }] = await Promise.all([makeAdmin(), makeMember({ photo: true })]);
    const profilePhoto = await photo();
    return () => clientOf(admin).call('updateUser', { id, name, profilePhoto });
  },
  async 'invitation of an admin'() {
    const admin = await makeAdmin();
    return () => clientOf(admin).call('createAdmin', { name: 'Ketua Baru', email: 'ketua@example.org' });
  },
  async 'promotion of a member'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember()]);
    return () => clientOf(admin).call('promoteToAdmin', { id });
  },
  async 'demotion of an admin'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeAdmin()]);
    return () => clientOf(admin).call('demoteAdmin', { id });
  },
  async 'closing of a message'() {
    const [admin, id] = await Promise.all([makeAdmin(), makeMessage()]);
    return () => clientOf(admin).call('updateMessage', { id, state: 'done', read: true });
  },
  async 'creation of an article with pictures'() {
    const admin = await makeAdmin();
    const form = blogForm({ content: [await pictureBlock(clientOf(admin))], image: await dataUrl() });
    return () => clientOf(admin).call('createBlog', form);
  },
  async 'change of an article that swaps its pictures'() {
    const admin = await makeAdmin();
    const old = await pictureBlock(clientOf(admin));
    const { body } = await clientOf(admin).ok(
      'createBlog',
      blogForm({ content: [old], image: await dataUrl() }),
    );
    const content = JSON.stringify([await pictureBlock(clientOf(admin))]);
    const form = { id: body.blog._id, title: 'Baru', author: 'Sari', content, image: await proof() };
    return () => clientOf(admin).call('updateBlog', form);
  },
  async 'deletion of an article'() {
    const admin = await makeAdmin();
    const form = blogForm({ content: [await pictureBlock(clientOf(admin))], image: await dataUrl() });
    const { body } = await clientOf(admin).ok('createBlog', form);
    return () => clientOf(admin).call('deleteBlog', { id: body.blog._id });
  },
  async 'return of an article from the bin'() {
    const admin = await makeAdmin();
    const { body } = await clientOf(admin).ok('createBlog', blogForm({ image: await dataUrl() }));
    await clientOf(admin).ok('deleteBlog', { id: body.blog._id });
    return () => clientOf(admin).call('restoreFromBin', { id: body.blog._id });
  },
  async 'end of an article in the bin'() {
    const admin = await makeAdmin();
    const { body } = await clientOf(admin).ok('createBlog', blogForm({ image: await dataUrl() }));
    await clientOf(admin).ok('deleteBlog', { id: body.blog._id });
    return () => clientOf(admin).call('deleteForGood', { id: body.blog._id });
  },
  async 'save of the home page that swaps a picture'() {
    const admin = await makeAdmin();
    const homeWith = ({
      image,
      imageSize,
    }: {
      image: string;
      imageSize: { width: number; height: number };
    }) => ({
      ...siteContents.home,
      slides: [{ src: image, ...imageSize, alt: 'Rapat anggota' }],
    });
    const [old, next] = [await proof(), await proof()];
    const before = await clientOf(admin).ok('uploadImage', { image: old });
    await clientOf(admin).ok('saveHomeContent', { ...homeWith(before.body), basedOn: 0 });
    const { body } = await clientOf(admin).ok('uploadImage', { image: next });
    return () => clientOf(admin).call('saveHomeContent', { ...homeWith(body), basedOn: 1 });
  },
  async 'creation of a product'() {
    const [admin, form] = await Promise.all([makeAdmin(), productForm()]);
    return () => clientOf(admin).call('createProduct', form);
  },
  async 'change of a journal that swaps its document'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeJournal({ title: 'Jurnal lama' })]);
    return () => clientOf(admin).call('updateJournal', { id, ...journalForm() });
  },
  ...(isLarge ? moneyScenarios : withoutOwnFaults),
};

/** Scenarios that store several batches; a retry completes the rest. */
const batchedScenarios = new Set(['import of a statement']);

/** Scenarios that correctly leave one more record, file or audit entry when they run twice. */
const repeatableScenarios = new Set([
  'change of a photo',
  ...Object.keys(scenarios).filter((name) =>
    /^(creation|change) of an? (article|product|journal)/.test(name),
  ),
]);

/** Runs the scheduled sweep twenty minutes from now, when no request can still be running. */
async function sweepLater(): Promise<void> {
  const later = new Date(Date.now() + 20 * 60_000);
  const spy = vi.spyOn(clock, 'now').mockReturnValue(later);
  await sweepIntents();
  spy.mockRestore();
}

const succeeded = ({ status }: { status: number }): boolean => status < 400;

const start = performance.now();
const totals = { changes: 0, steps: 0, faults: 0 };

afterAll(() => {
  if (isLarge)
    log(
      `Faults: ${totals.faults} at the ${totals.steps} steps of ${totals.changes} changes left no partial change, ` +
        secondsSince(start),
    );
});

test.each(Object.entries(scenarios))(
  '%s: with a fault before, after or at any of its steps leaves no partial change',
  async (name, prepare) => {
    const act = await prepare();
    const before = outlineOf(await everything());
    const whole = await withFault(0, 'before', act);
    const done = outlineOf(await everything());
    expect(whole.effects).toBeGreaterThan(0);
    expect(done).not.toEqual(before);
    let interruptions = 0;
    for (const [at, mode] of faultsOf(whole.effects, isLarge)) {
      interruptions += 1;
      await resetStores();
      const retry = await prepare();
      let answer = { status: 0 };
      await withFault(at, mode, async () => {
        answer = await retry();
      });
      const step = `${mode} at step ${at}: answered ${answer.status}`;
      await sweepLater();
      const stored = await everything();
      const now = outlineOf(stored);
      if (!batchedScenarios.has(name)) expect([before, done], step).toContainEqual(now);
      // A response of success requires that the change happened.
      if (succeeded(answer)) expect(now, step).toEqual(done);
      expect(findInconsistenciesIn(stored), step).toEqual([]);
      // A retry is safe and completes the change. A second edit is simply one more edit.
      if (repeatableScenarios.has(name) && isDeepStrictEqual(now, done)) continue;
      await retry();
      expect(outlineOf(await everything()), `${step}, then tried again`).toEqual(done);
    }
    expect(interruptions).toBe(whole.effects * (isLarge ? 3 : 1) + 1);
    totals.changes += 1;
    totals.steps += whole.effects;
    totals.faults += interruptions;
  },
  180_000,
);
