import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useDutyCheck, usePermittedLinks } from '#api/duties.ts';
import { type RecordQuery, RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';

const screens = [
  ['edit', 'Isi acara'],
  ['registration', 'Pendaftaran'],
  ['programme', 'Susunan acara'],
  ['questions', 'Pertanyaan'],
  ['participants', 'Peserta'],
  ['waiting', 'Daftar tunggu'],
  ['certificates', 'Sertifikat'],
  ['letters', 'Surat'],
  ['survey', 'Survei'],
  ['report', 'Laporan'],
] as const;

/** Links between the screens of one event in the admin area. */
export function EventTabs({ event }: { readonly event: string }) {
  const tabs = screens.map(([screen, label]) => ({ to: `/admin/manage-event/${screen}/${event}`, label }));
  return <TabLinks label="Acara ini" tabs={usePermittedLinks(tabs)} scrollsOnPhones />;
}

/** Returns the list of events that the admin may open: with texts, or only with participants. */
const useEventList = (): string =>
  useDutyCheck()('content') ? '/admin/manage-event' : '/admin/event-registrations';

interface EventScreenHeadProps {
  readonly event: string;
  /** Title of the event; undefined until it is loaded. */
  readonly title: string | undefined;
  readonly children?: ReactNode;
}

/** Heading of a screen of one event, with links to the others. */
export function EventScreenHead({ event, title, children }: EventScreenHeadProps) {
  return (
    <>
      <ScreenHead text={title ?? ''} back={useEventList()}>
        {children}
      </ScreenHead>
      <div className="mb-6">
        <EventTabs event={event} />
      </div>
    </>
  );
}

interface EventScreenProps<T> {
  /** Record of the screen, which names its event. */
  readonly record: RecordQuery<T>;
  readonly loadError: string;
  /** Links next to the heading. */
  readonly links?: ReactNode;
  readonly children: (record: T) => ReactNode;
}

/** Screen of one record of the event in the URL. */
export function EventScreen<T extends { readonly event: { readonly title: string } }>({
  record,
  loadError,
  links,
  children,
}: EventScreenProps<T>) {
  const { id = '' } = useParams();
  return (
    <>
      <EventScreenHead event={id} title={record.data?.event.title}>
        {links}
      </EventScreenHead>
      <RecordScreen record={record} loadError={loadError}>
        {children}
      </RecordScreen>
    </>
  );
}
