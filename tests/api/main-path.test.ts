import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { answersTo } from '#tests/support/factories.ts';

describe('the main path', () => {
  it('leads from a registration to an answer in the results', async () => {
    const account = {
      first_name: 'Анна',
      last_name: 'Петрова',
      email: 'Anna@Romashka.example',
      password: 'тонус-2026',
      password_confirm: 'тонус-2026',
    };
    const registered = await request(auth.register, { body: account });
    expect(registered.status).toBe(201);
    const token = registered.body.access_token;

    const me = await request(auth.me, { token });
    expect(me.body).toMatchObject({ first_name: 'Анна', last_name: 'Петрова', email: 'anna@romashka.example' });

    const workspace = (await request(workspaces.createWorkspace, { token, body: { name: 'Ромашка' } })).body;
    expect(workspace).toMatchObject({
      name: 'Ромашка',
      description: 'Рабочее пространство Ромашка',
      user_role: 'владелец',
    });

    const poll = (
      await request(polls.createPoll, {
        token,
        body: {
          workspace_id: workspace.id,
          title: 'Пульс недели',
          type: 'ENPS',
          is_anonymous: true,
          allow_anonymous_link: true,
          questions: ['Порекомендуете ли вы нас?', 'Что мешало?', 'Что порадовало?'].map((text, order_index) => ({
            text,
            order_index,
          })),
        },
      })
    ).body;
    const frame = (await request(polls.createFrame, { token, params: { id: poll.id }, body: {} })).body;
    expect(frame).toMatchObject({ published: false, deadline: null });
    const published = (
      await request(polls.publishFrame, { token, params: { id: frame.id }, body: { published: true } })
    ).body;

    const link = { token: published.public_token! };
    const page = await request(answers.getPublicPoll, { params: link });
    expect(page.body).toMatchObject({ title: 'Пульс недели', workspace_name: 'Ромашка' });
    const taken = await request(answers.takePublicPoll, {
      params: link,
      body: { answers: answersTo(poll, ['9', 'Ничего', 'Команда']), anonymous_session_id: randomUUID() },
    });
    expect(taken.status).toBe(200);

    const results = (await request(polls.getResults, { token, params: { id: frame.id } })).body;
    const texts = poll.questions.map((question) => results.by_question[question.id]!.map((answer) => answer.content));
    expect(texts).toEqual([['9'], ['Ничего'], ['Команда']]);
  });
});
