import { COMMERCE_LIMITS } from '@lyceum/contracts/commerce/limits';
import { BooleanInput, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm, type ReasonedFormProps } from '../form/ReasonedForm.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { useLevels } from '../levels/use-levels.ts';
import { hundredthsOf } from '../money/money.ts';

const NEW_PRODUCT = {
  ...{ name: '', description: '', level_id: '', price: '', vat: '21', currency: 'EUR', period: 'month' },
  ...{ active: true, reason: '' },
};
const CURRENCIES = ['EUR', 'USD', 'GBP'].map((id) => ({ id, name: id }));
const PERIODS = ['month', 'year', 'once'] as const;
const WHOLE_RATE = 10_000;

const within = (least: number, most: number, wrong: string) => (typed: unknown) => {
  const hundredths = hundredthsOf(typed);
  return hundredths === null || hundredths < least || hundredths > most ? wrong : undefined;
};
const validPrice = [required(), within(1, COMMERCE_LIMITS.cents, 'product.priceWrong')];
const validRate = [required(), within(0, WHOLE_RATE, 'product.vatWrong')];
const DECIMALS = { htmlInput: { inputMode: 'decimal', sx: { textAlign: 'right' } } } as const;

/** Form fields of a product. A price change does not affect existing purchases. */
export function ProductForm(form: ReasonedFormProps) {
  const translate = useTranslate();
  const levels = useLevels().map(({ id, name }) => ({ id, name }));
  const periods = PERIODS.map((id) => ({ id, name: translate(`product.periods.${id}`) }));
  return (
    <ReasonedForm {...form} defaultValues={NEW_PRODUCT}>
      <Fields title={translate('product.about')}>
        <TextInput source="name" validate={[required(), maxLength(COMMERCE_LIMITS.name)]} helperText={false} />
        <TextInput
          source="description"
          validate={maxLength(COMMERCE_LIMITS.description)}
          multiline
          minRows={2}
          helperText={false}
        />
        <SelectInput
          source="level_id"
          choices={levels}
          translateChoice={false}
          validate={required()}
          helperText="product.levelHint"
        />
        <BooleanInput source="active" helperText="product.activeHint" />
      </Fields>
      <Fields title={translate('product.pricing')} pair>
        <TextInput source="price" validate={validPrice} helperText="product.priceHint" slotProps={DECIMALS} />
        <SelectInput
          source="currency"
          choices={CURRENCIES}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
        <TextInput source="vat" validate={validRate} helperText="product.vatHint" slotProps={DECIMALS} />
        <SelectInput
          source="period"
          choices={periods}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
      </Fields>
    </ReasonedForm>
  );
}
