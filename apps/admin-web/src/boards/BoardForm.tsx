import { DEFAULT_ICON } from '@lyceum/contracts/community/board-icons';
import { useState } from 'react';
import { BooleanInput, maxLength, maxValue, minValue, NumberInput, regex, required, TextInput } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { AudienceInput } from './AudienceInput.tsx';
import { ColorInput } from './ColorInput.tsx';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm, type ReasonedFormProps } from '../form/ReasonedForm.tsx';
import { IconInput } from './IconInput.tsx';
import { KindFields } from './KindFields.tsx';
import { LevelsInput } from './LevelsInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { ParentInput } from './ParentInput.tsx';

/** Limits of the API contract (`boardInput`). Repeated here to keep the contract's schema out of the bundle. */
const LIMITS = { name: 60, description: 500, index: 10_000, salespage: 500 };
const NEW_BOARD = {
  name: '',
  description: '',
  color: '#0F6B5C',
  icon: DEFAULT_ICON,
  subgroup_id: null,
  read_by: 'guest',
  write_by: 'member',
  level_ids: [],
  salespage: '',
  show_level: false,
  type: 'default',
  source: 'system',
  homepage: true,
  reason: '',
};

interface Props extends ReasonedFormProps {
  /** Default position (`index`) of a new board. */
  place?: number;
}

/** Form fields of a board, for creating and editing. */
export function BoardForm({ place = 0, ...form }: Props) {
  const translate = useTranslate();
  // Fixed at the first render: a changed default must not reset fields that the user has edited.
  const [values] = useState({ ...NEW_BOARD, index: Math.min(place, LIMITS.index) });
  const [sending, setSending] = useState(false);
  const isColor = regex(/^#[0-9a-fA-F]{6}$/, translate('board.invalidColor'));
  const isHttps = [maxLength(LIMITS.salespage), regex(/^https:\/\/\S+$/, translate('board.invalidSalespage'))];
  const position = [required(), minValue(0), maxValue(LIMITS.index)];
  return (
    <ReasonedForm {...form} defaultValues={values} busy={sending}>
      <Fields title={translate('board.about')}>
        <TextInput source="name" validate={[required(), maxLength(LIMITS.name)]} helperText={false} />
        <TextInput
          source="description"
          validate={maxLength(LIMITS.description)}
          multiline
          minRows={3}
          helperText={false}
        />
      </Fields>
      <KindFields />
      <Fields title={translate('board.look')}>
        <ColorInput source="color" validate={[required(), isColor]} />
        <IconInput source="icon" />
        <PictureInput onBusy={setSending} />
      </Fields>
      <Fields title={translate('board.rights')} pair>
        <AudienceInput source="read_by" audiences={['guest', 'member', 'moderator', 'admin']} />
        <AudienceInput source="write_by" audiences={['member', 'moderator', 'admin']} />
        <LevelsInput source="level_ids" />
        <TextInput source="salespage" type="url" validate={isHttps} helperText="board.salespageHint" />
        <BooleanInput source="show_level" helperText="board.showLevelHint" />
      </Fields>
      <Fields title={translate('board.place')} pair>
        <ParentInput source="subgroup_id" />
        <NumberInput source="index" validate={position} min={0} max={LIMITS.index} helperText="board.indexHint" />
      </Fields>
    </ReasonedForm>
  );
}
