import { type EndpointName, type Endpoints, endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import type { FileSlot } from 'contract/rules/files';
import { isoDate } from 'contract/text/dates';
import { paymentIdOf, storedDocument } from '../assertions/stores.ts';
import { makeLedgerEntry } from '../factories/admin-records.ts';
import { codeOf } from '../factories/bills.ts';
import { makeBlog, makeEvent, makeJournal, makeProduct } from '../factories/content.ts';
import { blogForm, eventForm, journalForm, productForm } from '../factories/content-forms.ts';
import { openDoors } from '../factories/events/event-doors.ts';
import { makeMemberInstitution, openGroupEvent, orderGroup } from '../factories/events/event-groups.ts';
import { openGuestEvent, placeOf, registerGuest, requestPlace } from '../factories/events/event-guests.ts';
import { openNextEvent } from '../factories/events/open-event.ts';
import * as images from '../factories/images.ts';
import { inboundMailKey, mailSource } from '../factories/inbound-mails.ts';
import { institutionForm, makeInstitution } from '../factories/institutions.ts';
import { consent, newPeople, sheetOf, usualTitles } from '../factories/member-sheets.ts';
import { makeActive, makeAdmin, makeMember, type Person, registrationForm } from '../factories/people.ts';
import { bcaPersonalSample } from '../factories/statement-samples.ts';
import { ownBankFile } from '../factories/statements.ts';
import { type Answer, as, encode, type InputOf, type Upload } from '../suite/client.ts';

type UploadName = {
  [N in EndpointName]: Endpoints[N] extends { files: object } ? N : never;
}[EndpointName];

/** A file slot with its endpoint: 'register.paymentProof'. */
export type SlotName = {
  [N in UploadName]: `${N}.${keyof Endpoints[N]['files'] & string}`;
}[UploadName];

type NameOf<S extends SlotName> = S extends `${infer N extends UploadName}.${string}` ? N : never;

interface Prepared<N extends UploadName> {
  /** Caller who may send the file; undefined for a visitor. */
  readonly who: Person | string | undefined;
  /** Valid input. It contains each required file. */
  readonly input: InputOf<N>;
}

/** An endpoint of which a prepared caller may send a file. */
export interface UploadRoute {
  readonly who: Person | string | undefined;
  readonly name: UploadName;
  readonly slot: string;
  readonly rules: FileSlot;
  readonly input: object;
}

/** Creates an event that asks members for a file. */
async function askForFile() {
  const [admin, member] = await Promise.all([makeAdmin(), makeActive('Siti Aminah')]);
  const id = await openNextEvent(admin);
  await as(admin).ok('saveEventQuestions', { id, questions: [{ text: 'Surat tugas', kind: 'file' }] });
  return { id, member };
}

const questionIn = ([asked]: readonly { readonly _id: string }[]): string => asked?._id ?? '';

/** Each file slot of the contract, with a caller who may send a file. */
const preparations: { readonly [S in SlotName]: () => Promise<Prepared<NameOf<S>>> } = {
  'register.paymentProof': async () => ({ who: undefined, input: await registrationForm() }),
  'register.profilePhoto': async () => ({ who: undefined, input: await registrationForm() }),
  'register.logo': async () => ({ who: undefined, input: await institutionForm() }),
  'requestRenewal.paymentProof': async () => {
    const [who, paymentProof] = await Promise.all([makeMember({ status: 'expired' }), images.proof()]);
    return { who, input: { id: who.id, paymentProof } };
  },
  'renewByLink.paymentProof': async () => {
    const [member, paymentProof] = await Promise.all([makeMember(), images.proof()]);
    return { who: undefined, input: { code: await codeOf(member), paymentProof } };
  },
  'answerQuestion.paymentProof': async () => {
    const [admin, who] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
    await as(admin).ok('askApplicant', { id: who.id, text: 'Atas nama siapa?' });
    return { who, input: { text: 'Atas nama saya.' } };
  },
  'recordPayment.paymentProof': async () => {
    const [who, { id }] = await Promise.all([makeAdmin(), makeMember({ status: 'expired' })]);
    const { validUntil } = await storedDocument('users', id);
    const seenUntil = (validUntil as Date).toISOString();
    const paid = { paidBy: 'cash', paidOn: '2026-11-22', amount: '150000', note: 'Di seminar.' } as const;
    return { who, input: { id, seenUntil, ...paid, paymentProof: await images.proof() } };
  },
  'replaceProof.paymentProof': async () => {
    const [who, paymentProof] = await Promise.all([makeMember({ status: 'RequestRenew' }), images.proof()]);
    return { who, input: { id: await paymentIdOf(who), paymentProof } };
  },
  'refundLedgerEntry.paymentProof': async () => {
    const [who, id] = await Promise.all([makeAdmin(), makeLedgerEntry({ id: 'budi', name: 'Budi' })]);
    const refund = { from: 'bank', amount: '1000', reason: 'Kelebihan bayar.' } as const;
    return { who, input: { id, ...refund, paymentProof: await images.proof() } };
  },
  'payForEvent.paymentProof': async () => {
    const who = await makeActive('Siti Aminah');
    const id = await openNextEvent(await makeAdmin());
    await as(who).ok('registerForEvent', { id });
    return { who, input: { id, paymentProof: await images.proof() } };
  },
  'payForEventGroup.paymentProof': async () => {
    const { id: event } = await openGroupEvent(9);
    const { coordinator: who } = await makeMemberInstitution();
    const id = await orderGroup(event, who, 2);
    return { who, input: { id, paymentProof: await images.proof() } };
  },
  'payGuestPlace.paymentProof': async () => {
    const { id } = await openGuestEvent(1);
    return { who: undefined, input: { code: await registerGuest(id), paymentProof: await images.proof() } };
  },
  'updateUser.profilePhoto': async () => {
    const [who, { id, name }] = await Promise.all([makeAdmin(), makeMember({ photo: true })]);
    return { who, input: { id, name } };
  },
  'updateProfile.profilePhoto': async () => {
    const who = await makeMember({ photo: true });
    return { who, input: { name: who.name } };
  },
  'changePhoto.profilePhoto': async () => ({
    who: await makeMember({ photo: true }),
    input: { profilePhoto: await images.photo() },
  }),
  'updateInstitution.logo': async () => {
    const { id, coordinator: who } = await makeInstitution();
    return { who, input: { id, address: 'Jalan Baru No. 2', plaqueAddress: '' } };
  },
  'createEvent.bannerImage': async () => ({ who: await makeAdmin(), input: await eventForm() }),
  'updateEvent.bannerImage': async () => {
    const [who, { id }] = await Promise.all([makeAdmin(), makeEvent()]);
    return { who, input: { id, ...(await eventForm()) } };
  },
  'createProduct.image': async () => ({ who: await makeAdmin(), input: await productForm() }),
  'updateProduct.image': async () => {
    const [who, { id }] = await Promise.all([makeAdmin(), makeProduct()]);
    return { who, input: { id, ...(await productForm()) } };
  },
  'updateBlog.image': async () => {
    const [who, { id }] = await Promise.all([makeAdmin(), makeBlog()]);
    const { title, author } = blogForm();
    return { who, input: { id, title, author, content: 'Isi.' } };
  },
  'uploadImage.image': async () => ({ who: await makeAdmin(), input: { image: await images.picture() } }),
  'uploadTest.image': async () => ({
    who: undefined,
    input: { name: 'Uji', image: await images.picture() },
  }),
  'saveOwnEventFile.answer': async () => {
    const { id, member: who } = await askForFile();
    const { questions } = (await as(who).ok('getOwnEventAnswers', { id })).body;
    return { who, input: { id, question: questionIn(questions), answer: await images.proof() } };
  },
  'saveGuestFile.answer': async () => {
    const { id, admin } = await openGuestEvent(1);
    await as(admin).ok('saveEventQuestions', { id, questions: [{ text: 'Surat tugas', kind: 'file' }] });
    const code = await requestPlace(id);
    const question = questionIn((await placeOf(code)).asked.questions);
    return { who: undefined, input: { code, question, answer: await images.proof() } };
  },
  'addMemberDocument.document': async () => {
    const [who, { id }] = await Promise.all([makeAdmin(), makeMember()]);
    return { who, input: { id, label: 'ktp', document: await images.proof() } };
  },
  'recordExpense.document': async () => {
    const paid = { account: 'bank', category: 'rent', amount: '500000', note: 'Sewa aula.' } as const;
    const date = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    return { who: await makeAdmin(), input: { date, ...paid, document: await images.proof() } };
  },
  'reportActivity.evidence': async () => {
    const activity = { category: 'teaching', points: '5', title: 'Kuliah tamu' } as const;
    const input = { ...activity, day: isoDate(new Date()), evidence: await images.proof() };
    return { who: await makeMember(), input };
  },
  'createJournal.file': async () => ({ who: await makeAdmin(), input: journalForm() }),
  'updateJournal.file': async () => {
    const [who, { id }] = await Promise.all([makeAdmin(), makeJournal()]);
    return { who, input: { id, ...journalForm() } };
  },
  'checkMemberFile.sheetFile': async () => {
    const sheetFile = sheetOf([[...usualTitles], ...newPeople(2)]);
    return { who: await makeAdmin(), input: { sheetFile, ...consent } };
  },
  'importStatement.statement': async () => {
    const statement = { name: 'mutasi.csv', bytes: Buffer.from(ownBankFile(bcaPersonalSample)) };
    return { who: await makeAdmin(), input: { statement } };
  },
  'importOnlineAttendance.report': async () => {
    const { id, admin: who } = await openDoors(0);
    const report = { name: 'laporan.csv', bytes: Buffer.from('Name,User Email,Duration (Minutes)') };
    return { who, input: { id, minutes: '100', share: '70', isStored: 'true', report } };
  },
  'receiveMail.email': async () => ({
    who: inboundMailKey,
    input: { email: { name: 'mail.eml', bytes: mailSource() } },
  }),
};

export const slotNames = Object.keys(preparations) as SlotName[];

/** A slot of each kind of caller and of form, for tests of what all slots share. */
export const sampleSlots = [
  'register.paymentProof',
  'register.profilePhoto',
  'requestRenewal.paymentProof',
  'updateUser.profilePhoto',
  'changePhoto.profilePhoto',
  'uploadTest.image',
] as const satisfies readonly SlotName[];

/** Creates the caller and the records that a file of this slot needs. */
export async function openRoute(slotName: SlotName): Promise<UploadRoute> {
  const [name, slot] = slotName.split('.') as [UploadName, string];
  const { files = {} }: Endpoint = endpoints[name];
  const rules = files[slot];
  if (rules === undefined) throw new Error(`The contract has no slot ${slotName}.`);
  return { ...(await preparations[slotName]()), name, slot, rules };
}

const inputWith = ({ input, slot }: UploadRoute, file: Upload) => ({ ...input, [slot]: file });

/** Sends a valid form with this file. */
export const sendFile = (route: UploadRoute, file: Upload): Promise<Answer> =>
  as(route.who).call(route.name, inputWith(route, file) as never);

/** Returns a valid form with this file. */
export const formOf = (route: UploadRoute, file: Upload): FormData =>
  encode(endpoints[route.name], inputWith(route, file)).body as FormData;

/** Sends a body of any kind to the endpoint. */
export function sendTo(
  { who, name, input }: UploadRoute,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { method, path } = encode(endpoints[name], input);
  return as(who).send(method, path, { body, headers });
}
