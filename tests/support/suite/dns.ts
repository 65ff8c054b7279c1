import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { senderDns } from '../../../functions/src/data/mail/sender-dns.ts';

/** Reads the labels of the question, which begin after the header of 12 bytes. */
function readQuestion(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  // The type and the class follow the final zero.
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

const toStrings = (text: string): Buffer =>
  Buffer.concat(
    (text.match(/.{1,255}/gs) ?? ['']).map((part) =>
      Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]),
    ),
  );

function toAnswer(text: string): Buffer {
  const data = toStrings(text);
  // Pointer to the name of the question, type TXT, class IN, 60 seconds.
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** Starts a DNS server with TXT records until the end of the test, which the function then asks. */
export async function startDnsServer(records: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readQuestion(query);
    const answers = (records[name] ?? []).map(toAnswer);
    const head = Buffer.from(query.subarray(0, 12));
    // A response without an error, or NXDOMAIN.
    head.writeUInt16BE(0x8180 + (name in records ? 0 : 3), 2);
    head.writeUInt16BE(answers.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, query.subarray(12, end), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  senderDns.servers = [`127.0.0.1:${(socket.address() as AddressInfo).port}`];
  onTestFinished(() => {
    senderDns.servers = [];
    socket.close();
  });
}
