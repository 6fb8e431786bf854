import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { AccessPart } from '../features/events/edit/AccessPart.tsx';
import { DetailsPart } from '../features/events/edit/DetailsPart.tsx';
import { PlacePart } from '../features/events/edit/PlacePart.tsx';
import { RoomPart } from '../features/events/edit/RoomPart.tsx';
import classes from '../ui/place/Form.module.css';
import { eventOptions } from '../features/events/queries/events.query.ts';
import { paths } from '../lib/address/paths.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { FailedState } from '../ui/state/FailedState.tsx';
import { NotFound } from '../ui/state/NotFound.tsx';
import { RowsSkeleton } from '../ui/state/Skeletons.tsx';
import { Tabs } from '../ui/tabs/Tabs.tsx';

const PARTS = { details: DetailsPart, place: PlacePart, access: AccessPart, room: RoomPart };
type PartName = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as PartName[];

/** `/events/{slug}/edit/{tab?}`: form of an event, for organisers. Not found for others. */
export function EditScreen() {
  const { t } = useTranslation();
  const { slug = '', tab = 'details' } = useParams();
  const event = useQuery(eventOptions(slug));
  if (event.isPending) return <RowsSkeleton label={t('app.loading')} rows={6} />;
  if (event.data === undefined) {
    return <FailedState title={t('events.edit.failed')} onRetry={() => void event.refetch()} />;
  }
  const leads = event.data?.live_room?.permissions.includes('MANAGE');
  const offered = NAMES.filter((name) => name !== 'room' || leads);
  const chosen = offered.find((name) => name === tab);
  if (!event.data?.permissions.includes('EDIT') || !chosen) return <NotFound />;
  const Part = PARTS[chosen];
  return (
    <div className={classes.screen}>
      <Link to={paths.event(slug)} className={classes.back}>
        {t('events.edit.back')}
      </Link>
      <PageHeading title={`${event.data.title} · ${t('events.edit.title')}`} className={classes.title}>
        {event.data.title}
      </PageHeading>
      <Tabs
        label={t('events.edit.tabs.label')}
        tabs={offered.map((name) => ({
          ...{ name, to: paths.eventEdit(slug, name), text: t(`events.edit.tabs.${name}`) },
        }))}
        chosen={chosen}
      />
      <section className={classes.panel} aria-label={t(`events.edit.tabs.${chosen}`)}>
        <Part key={event.data.id} event={event.data} />
      </section>
    </div>
  );
}
