import { ApiError } from 'contract/errors';
import {
  type CertificateCheck,
  checkedCertificate,
  checkedTranscript,
  type EventAttendee,
  eventLetter,
  issuedCertificate,
  type OwnCertificate,
  type eventResults as table,
} from 'contract/events/event-results';
import { letterAudiences } from 'contract/rules/events/letters';
import { events } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { parseCertificateKeys } from '#model/card/signing-keys.ts';
import { readTitles, type TitleOf } from '#model/content/read-titles.ts';
import { readCertificateFile } from '#model/events/certificates/certificate-file.ts';
import { type CheckedCertificate, checkCertificate } from '#model/events/certificates/checks.ts';
import { signCredential, toJsonWebKeys } from '#model/events/certificates/credential.ts';
import {
  type Attendee,
  issueCertificates,
  listAttendees,
} from '#model/events/certificates/issue-certificates.ts';
import { type CertificateRecord, certificateSettings } from '#model/events/certificates/records.ts';
import {
  correctCertificate,
  findOwnCertificates,
  revokeCertificate,
} from '#model/events/certificates/revoke-certificate.ts';
import { saveCertificateSettings } from '#model/events/certificates/settings.ts';
import { registrantActions } from '#model/events/places/registrant-actions.ts';
import { hasBegun } from '#model/events/registration/answers.ts';
import { readWithEvent } from '#model/events/registration/records.ts';
import { countAudiences, findLetters, sendLetter, testLetter } from '#model/events/results/letters.ts';
import { createReportFile, readEventReport } from '#model/events/results/report.ts';
import {
  createSurveyFile,
  inviteToSurvey,
  readOwnSurvey,
  readSurvey,
  saveSurvey,
} from '#model/events/results/surveys.ts';

const toEvent = ({ event, eventTitle, eventStartsAt, eventEndsAt }: CertificateRecord, titleOf: TitleOf) => ({
  title: titleOf({ id: event, title: eventTitle }),
  startDate: eventStartsAt.toISOString(),
  endDate: eventEndsAt.toISOString(),
});

const toAttendee = ({ registration, person, certificate }: Attendee): EventAttendee => ({
  _id: registration.id,
  person: person === undefined ? null : { _id: person.id, name: person.data.name },
  attendedAt: (registration.data.attendedAt ?? registration.data.registeredAt).toISOString(),
  certificate: certificate === undefined ? null : pickReplyFields(issuedCertificate, certificate.data),
});

const toOwnCertificate = ({ id, data }: Stored<CertificateRecord>, titleOf: TitleOf): OwnCertificate => ({
  _id: id,
  ...pickReplyFields(issuedCertificate, data),
  event: toEvent(data, titleOf),
  credits: data.credits,
});

async function toCheck({ verdict, certificate, transcript }: CheckedCertificate): Promise<CertificateCheck> {
  if (certificate === undefined)
    return {
      verdict,
      certificate: null,
      transcript: transcript === undefined ? null : pickReplyFields(checkedTranscript, transcript),
    };
  const { name, event, credits } = certificate.data;
  return {
    verdict,
    certificate: {
      ...pickReplyFields(checkedCertificate, certificate.data),
      name: verdict === 'replaced' ? null : name,
      event: toEvent(certificate.data, await readTitles([event])),
      credits,
    },
    transcript: null,
  };
}

export const eventResults: Handlers<typeof table> = {
  async listEventLetters({ id }) {
    const [event, counts, letters] = await Promise.all([
      events.getOrThrow(id),
      countAudiences(id),
      findLetters(id),
    ]);
    return {
      event: { _id: id, title: event.data.title },
      hasBegun: hasBegun(event.data),
      audiences: letterAudiences.map((audience) => ({ audience, recipients: counts[audience] })),
      letters: letters.map(({ id: _id, data: { letter, waitingSince } }) => ({
        _id,
        ...pickReplyFields(eventLetter, letter),
        isComplete: waitingSince === null,
      })),
    };
  },

  async sendEventLetter({ id, ...letter }, { user }, { storeReply }) {
    const toReply = (recipients: number) => ({ message: `Surat dikirim kepada ${recipients} orang.` });
    let reply = toReply(0);
    await sendLetter(id, letter, user, (batch, recipients) => {
      reply = toReply(recipients);
      storeReply(batch, reply);
    });
    return reply;
  },

  async testEventLetter({ id, ...letter }, { user }, { storeReply }) {
    const reply = { message: `Surat uji dikirim ke ${user.data.email}.` };
    await testLetter(id, letter, user, (batch) => storeReply(batch, reply));
    return reply;
  },

  getEventReport: ({ id }) => readEventReport(id),

  downloadEventReport: ({ id }) => createReportFile(id),

  async getOwnEventSurvey({ id }, { user }) {
    return { state: (await readOwnSurvey(id, user.id)).state };
  },

  answerEventSurvey: ({ id, ...answer }, { user }) => registrantActions.answerSurvey(user, id, answer),

  getEventSurvey: ({ id }) => readSurvey(id),

  async saveEventSurvey({ id, isOpen }, { user }) {
    await saveSurvey(id, isOpen, actorOf(user));
    return { message: isOpen ? 'Survei dibuka.' : 'Survei ditutup.' };
  },

  async inviteToEventSurvey({ id }, { user }) {
    await inviteToSurvey(id, actorOf(user));
    return { message: 'Undangan dikirim kepada peserta yang hadir.' };
  },

  downloadEventSurvey: ({ id }) => createSurveyFile(id),

  async getCertificateSettings({ id }) {
    const [event, settings] = await readWithEvent(certificateSettings, id);
    return {
      event: { _id: id, title: event.data.title },
      settings:
        settings === undefined
          ? null
          : {
              title: settings.data.title,
              signatoryName: settings.data.signatory.name,
              signatoryOffice: settings.data.signatory.office,
              credits: settings.data.credits,
              updatedAt: settings.data.updatedAt.toISOString(),
            },
    };
  },

  async saveCertificateSettings({ id, ...input }, { user }) {
    await saveCertificateSettings(id, input, actorOf(user));
    return { message: 'Pengaturan sertifikat disimpan.' };
  },

  async listEventAttendees({ id, ...page }) {
    const { attendees, ...list } = await listAttendees(id, page);
    return { data: attendees.map(toAttendee), ...list };
  },

  issueCertificates: ({ id, after }, { user }) => issueCertificates(id, after, actorOf(user)),

  async correctCertificate({ id, name }, { user }) {
    await correctCertificate(id, name, actorOf(user));
    return { message: 'Nama diperbaiki. Sertifikat punya kode baru.' };
  },

  async revokeCertificate({ id, reason }, { user }) {
    await revokeCertificate(id, reason, actorOf(user));
    return { message: 'Sertifikat dicabut.' };
  },

  getCertificateFile: ({ id }, { user }) => readCertificateFile(id, user),

  async listOwnCertificates(_input, { user }) {
    const found = await findOwnCertificates(user.id);
    const titleOf = await readTitles(found.map(({ data }) => data.event));
    return { data: found.map((certificate) => toOwnCertificate(certificate, titleOf)) };
  },

  async checkCertificate({ code }, _caller, { client }) {
    await limitRate('certificate-check', client.network);
    return toCheck(await checkCertificate(code));
  },

  async getCredential({ code }, _caller, { client }) {
    await limitRate('certificate-check', client.network);
    const { verdict, certificate } = await checkCertificate(code.replace(/\.json$/i, ''));
    if (certificate === undefined) throw new ApiError('not-found');
    if (verdict !== 'valid') throw new ApiError('gone', { message: t.certificateInvalid });
    const token = signCredential(certificate.data, parseCertificateKeys(process.env));
    return { contentType: 'application/jwt', bytes: Buffer.from(token) };
  },

  async getCredentialKeys() {
    return { keys: toJsonWebKeys(parseCertificateKeys(process.env)) };
  },
};
