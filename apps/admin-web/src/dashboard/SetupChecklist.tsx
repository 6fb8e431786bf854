import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useCanAccess, useGetList, useGetOne } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Settings } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Panel } from '../record/Panel.tsx';
import { Rows } from '../record/Rows.tsx';
import { SETTINGS_ID } from '../settings/settings-id.ts';
import { totalOf } from './totals.ts';

/** What a new community still needs, for administrators. Gone once all of it is done. */
export function SetupChecklist() {
  const { canAccess } = useCanAccess({ resource: 'setup', action: 'list' });
  return canAccess ? <Checklist /> : null;
}

function Checklist() {
  const translate = useTranslate();
  const settings = useGetOne<Settings & { id: number }>('settings', { id: SETTINGS_ID });
  const boards = useGetList('boards', totalOf('boards')).total;
  const members = useGetList('members', totalOf('members')).total;
  const topics = useGetList('topics', totalOf('topics')).total;
  // Half a list would say that something is missing which is not.
  if (!settings.data || boards === undefined || members === undefined || topics === undefined) return null;
  const todo = [
    { name: 'settings', isDone: settings.data.version > 0, to: '/setup' },
    { name: 'boards', isDone: boards > 0, to: '/setup' },
    { name: 'members', isDone: members > 1, to: '/setup' },
    // Topics are written in the member app.
    { name: 'topics', isDone: topics > 0, href: '/' },
  ] as const;
  const done = todo.filter(({ isDone }) => isDone).length;
  if (done === todo.length) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Panel title={translate('setup.checklist')}>
        <Box sx={{ mb: 1, color: 'text.secondary' }}>{translate('setup.progress', { done, total: todo.length })}</Box>
        <Rows>
          {todo.map(({ name, isDone, ...where }) => (
            <li key={name}>
              {isDone ? (
                <CheckCircleOutlined color="primary" titleAccess={translate('setup.isDone')} />
              ) : (
                <RadioButtonUncheckedOutlined titleAccess={translate('setup.isOpen')} />
              )}
              {isDone ? (
                <span>{translate(`setup.todo.${name}`)}</span>
              ) : (
                <MuiLink {...('to' in where ? { component: RouterLink, to: where.to } : { href: where.href })}>
                  {translate(`setup.todo.${name}`)}
                </MuiLink>
              )}
            </li>
          ))}
        </Rows>
      </Panel>
    </Box>
  );
}
