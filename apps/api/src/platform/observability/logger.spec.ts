import { errorLine } from './logger.ts';

it('an error is logged with its cause, and without what drivers hang on it', () => {
  const refused = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(canary@members.test) already exists.',
    client: { secretKey: 'canary-of-a-connection' },
  });
  const line = errorLine(new Error('The job worker failed', { cause: refused }));
  expect(line).toMatchObject({
    type: 'Error',
    message: 'The job worker failed',
    cause: { message: 'duplicate key value', code: '23505' },
  });
  expect(JSON.stringify(line)).not.toContain('canary');
});
