import * as images from '../factories/images.ts';
import { makeAdmin, makeMember, registrationForm } from '../factories/people.ts';
import { type Answer, anonymous, as, type Client } from '../suite/client.ts';

/** Every endpoint that accepts a picture, with its slot and a caller who may send one. */
export const uploadRoutes = {
  'a registration’s proof': async () => ({
    client: anonymous,
    path: 'POST /users/user',
    fields: withoutFiles(await registrationForm()),
    slot: 'paymentProof',
  }),
  'a registration’s photo': async () => ({
    client: anonymous,
    path: 'POST /users/user',
    fields: [...withoutFiles(await registrationForm()), ['paymentProof', await images.proof()]] as Fields,
    slot: 'profilePhoto',
  }),
  'a renewal’s proof': async () => {
    const member = await makeMember();
    const path = `PUT /users/user/${member.id}/requestRenew`;
    return { client: as(member), path, fields: [] as Fields, slot: 'paymentProof' };
  },
  'a photo set by an admin': async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ photo: true })]);
    const fields: Fields = [['name', member.name]];
    return { client: as(admin), path: `PUT /users/user/${member.id}`, fields, slot: 'profilePhoto' };
  },
  'the own photo alone': async () => {
    const client = as(await makeMember({ photo: true }));
    return { client, path: 'PUT /users/user/profile/photo', fields: [] as Fields, slot: 'profilePhoto' };
  },
  'the picture of the test form': async () => ({
    client: anonymous,
    path: 'POST /upload',
    fields: [['name', 'Uji']] as Fields,
    slot: 'image',
  }),
};

export type Fields = [string, unknown][];
export interface UploadRoute {
  readonly client: Client;
  readonly path: string;
  readonly fields: Fields;
  readonly slot: string;
}

const withoutFiles = (form: object): Fields =>
  Object.entries(form).filter(([, value]) => typeof value === 'string');

/** Sends a body to such an endpoint. */
export function sendTo(
  { client, path }: UploadRoute,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const [method = '', target = ''] = path.split(' ');
  return client.send(method, target, { body, headers });
}
