import type { workspacesText as Russian } from '../ru/workspaces.ts';
import type { Catalogue } from '../catalogue.ts';
import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE } from '../../rules/roles.ts';
import { formatNumber, NBSP, plural, pluralForm, quoted } from './format.ts';

const rights: Catalogue<typeof Russian>['rights'] = {
  can_invite_members: 'Invite members',
  can_remove_members: 'Remove members',
  can_manage_roles: 'Change roles',
  can_rename_workspace: 'Rename the workspace',
  can_delete_workspace: 'Delete the workspace',
  can_manage_workspace: 'Manage the workspace',
};

const roles: Catalogue<typeof Russian>['roles'] = {
  [OWNER_ROLE]: 'All rights. This role is not assigned: the owner hands the workspace over.',
  [HR_ROLE]: 'Creates polls, invites members, sees results.',
  [MANAGER_ROLE]: 'Manages members and settings, with everything open to them.',
  [EMPLOYEE_ROLE]: 'Takes polls and sees the essentials.',
};

/** Words about workspaces: their creation, their page, the rights in them. */
export const workspacesText: Catalogue<typeof Russian> = {
  creation: {
    title: 'New workspace',
    firstTitle: 'Create your first workspace',
    firstExplanation:
      'A workspace is your company or department in Tonus. You need one to start: it is where you organise your team and projects.',
    name: 'Workspace name',
    placeholder: 'My company',
    hint: 'Choose a clear name for the team or project',
    cancel: 'Cancel',
    submit: 'Create',
    submitFirst: 'Create workspace',
    submitting: 'Creating…',
    failed: (message) => `Error creating workspace: ${message}`,
    failedFallback: 'the server did not respond',
  },
  about: {
    title: 'About the workspace',
    name: 'Name',
    role: 'Your role',
    save: 'Save',
    unsaved: 'There is an unsaved change',
    leave: {
      title: 'Leave without saving?',
      text: (name) => `The new name${name === '' ? '' : ` ${quoted(name)}`} is not saved yet and will be lost.`,
      action: 'Leave',
    },
  },
  teams: {
    title: 'Teams',
    manage: 'Change who is in them',
    none: 'There are no teams yet.',
    noneForEditor:
      'There are no teams yet. Select people on the “Team” page and name their team: the results of polls will be seen by team as well.',
    hidden: 'not shown separately',
    unit: (people) => pluralForm(people, 'person', 'people'),
    showAll: (count) => `Show all: ${count}`,
    without: (people) => `Without a team: ${plural(people, 'person', 'people')}.`,
    rule: 'The results of a team are seen separately once at least five have answered.',
  },
  managersView: {
    title: 'What managers see',
    yours: 'What you see',
    views: {
      company: {
        name: 'The whole company',
        about: 'Poll results, workload and the overview for all teams, like the owner and HR.',
      },
      own_team: {
        name: 'Only their own teams',
        about:
          'The results and workload of their own teams. Overall results, answers in words, poll participants, rules and emails about the company are closed to them; the owner and HR run polls and change teams, roles and members.',
      },
    },
    saved: {
      company: 'Managers see the whole company',
      own_team: 'Managers see only their own teams',
    },
    failed: 'Could not save: ',
    whose: {
      company: 'Who would see what if managers saw only their own teams:',
      own_team: 'Who sees what:',
    },
    nobody: 'There are no managers in the workspace yet.',
    leadsNobody: 'will see nothing until named as someone’s manager',
    leads: (people, teams) => {
      const led = plural(people, 'person', 'people');
      if (teams.length === 0) return `${led} but no whole team: will not see results`;
      return `${led}: ${teams.map(({ name, people: of }) => `${name}${NBSP}(${of})`).join(', ')}`;
    },
    showAll: (count) => `Show all: ${count}`,
    rule: 'A team is a manager’s own when everyone in it but the manager is managed by them – directly or through others. Who manages whom is set on the “Employees” page; managers from Bitrix24 do not count until they are set there. The results of a team are seen once at least five have answered.',
    company: 'Poll results and workload of the whole company. This is the workspace owner’s decision.',
    ownTeam:
      'Only your own teams: their results and workload. This is the workspace owner’s decision; the overall results are open to the owner and HR.',
  },
  page: {
    title: 'Team',
    about: 'About the workspace',
    rights: 'Your rights',
    granted: 'allowed',
    refused: 'no right',
    loadFailed: (message) => `Could not load the workspace: ${message}`,
    rename: 'Rename',
    invite: 'Invite',
  },
  members: {
    title: 'Members',
    count: (count) => plural(count, 'member', 'members'),
    you: '– this is you',
    search: 'Find a member',
    searchPlaceholder: 'Name, email, team or role',
    byRole: 'Members by role',
    everybody: 'All',
    rolesOfMany: {
      [OWNER_ROLE]: 'Owner',
      [HR_ROLE]: 'HR',
      [MANAGER_ROLE]: 'Managers',
      [EMPLOYEE_ROLE]: 'Employees',
    },
    found: (count, total) => `Found ${count} of${NBSP}${total}`,
    nothingFound: 'No one found. Check what you are looking for: a name, an email, a team or a role.',
    changeRole: 'change role',
    team: 'Team',
    allTeams: 'All teams',
    noTeam: 'No team',
    select: 'Teams and start dates',
    hiredOn: (day) => `with the company since ${day}`,
    selectAll: 'Select all',
    selectFound: 'Select those found',
    stopSelecting: 'Done',
    setTeam: (count) => (count === 0 ? 'Set team' : `Set team · ${count}`),
    setHiredOn: (count) => (count === 0 ? 'Set start date' : `Set start date · ${count}`),
    actions: (name) => `Actions: ${name}`,
    editRole: 'Change role',
    finance: 'Access to finance',
    handOver: 'Hand over the workspace',
    remove: 'Remove from the workspace',
    leave: 'Leave the workspace',
    seesFinance: 'sees finance',
    seesDepartments: (names) => {
      const [first = '', ...others] = names;
      return others.length === 0
        ? `sees the money of the team ${quoted(first)}`
        : `sees the money of teams: ${quoted(first)} and ${others.length} more`;
    },
    unproved: 'address not confirmed',
    shown: (count, total) => `Showing ${count} of${NBSP}${total}`,
    showMore: (count) => `Show ${count} more`,
    showAll: 'Show all',
  },
  financeAccess: {
    title: 'Access to finance',
    question: (name) => `What ${name} sees of the workspace’s money`,
    kinds: {
      none: { name: 'Nothing', about: 'All that has been uploaded stays. Access can be given again.' },
      departments: {
        name: 'The money of named teams',
        about:
          'What each person in these teams is paid, what the teams cost by month, HR budget expenses on them and the cost of departures. View only.',
      },
      company: {
        name: 'The money of the whole company',
        about: 'What each employee is paid, revenue, expenses and the HR budget. Can upload and change this data.',
      },
    },
    departments: 'Teams from the payroll file',
    seek: (count) => `Find among ${plural(count, 'team', 'teams')}`,
    rule: 'The team is the one given in the payroll file. Who is in which team in the “Team” section makes no difference to access.',
    gone: (name) => `${name} – not in the last upload`,
    loading: 'Reading the teams from the last upload…',
    nothing: 'No payments have been uploaded yet. Type the name of the team as it will be in the file.',
    unread: (message) => `The teams in the file cannot be read: ${message} You can type the name.`,
    typed: 'Team name',
    add: 'Add',
    required: 'Choose at least one team',
    note: 'The role stays as it is. Only the owner can give and take away access.',
    action: 'Save',
    saving: 'Saving…',
    done: {
      none: (name) => `${name}: finance closed`,
      departments: (name) => `${name}: now sees the money of their teams`,
      company: (name) => `${name}: now sees finance`,
    },
    failed: (message) => `Could not change access to finance: ${message}`,
  },
  team: {
    title: 'Team',
    text: (count) =>
      `${plural(count, 'member', 'members')} will move to this team. Teams are used to choose who to ask and to compare answers.`,
    label: 'Team name',
    placeholder: 'Sales',
    required: 'Enter the name of the team',
    known: 'Teams there already are',
    leave: 'Remove from the team',
    action: 'Set team',
    saving: 'Saving…',
    failed: (message) => `Could not set the team: ${message}`,
    done: (count, team) => {
      const people = plural(count, 'member', 'members');
      return team === null ? `${people}: no team` : `${people}: now in the team ${quoted(team)}`;
    },
  },
  hiredOn: {
    title: 'Start date',
    text: (count) =>
      `The date will be recorded for ${plural(count, 'member', 'members')}. Surveys compare answers by tenure. It is seen by those who run polls and by the person.`,
    label: 'Start date',
    required: 'Enter the start date',
    forget: 'Remove the date',
    action: 'Save date',
    saving: 'Saving…',
    failed: (message) => `Could not save the start date: ${message}`,
    done: (count, day) => {
      const people = plural(count, 'member', 'members');
      return day === null ? `${people}: start date removed` : `${people}: start date – ${day}`;
    },
  },
  removal: {
    title: 'Remove the member?',
    text: (name) =>
      `${name} will lose access to the workspace at once. Answers to polls stay. A new invitation can bring the person back.`,
    action: 'Remove member',
    failed: (message) => `Error removing user: ${message}`,
    done: (name) => `${name}: no longer in the workspace`,
  },
  role: {
    title: 'Member’s role',
    label: 'Role',
    choose: 'Choose a role',
    required: 'Choose a role',
    action: 'Save role',
    saving: 'Saving…',
    failed: (message) => `Error updating role: ${message}`,
    done: (name, role) => `${name}: now ${role}`,
  },
  invite: {
    title: 'Invite to the workspace',
    email: 'Email',
    emailPlaceholder: 'olga@company.ru',
    emailRequired: 'Enter the user’s email',
    role: 'Role',
    action: 'Send invitation',
    sending: 'Sending…',
    failed: 'Could not invite the user',
    done: (email) => `Invitation sent: ${email}`,
    doneNote: 'The link in the email works for 7 days.',
  },
  importing: {
    title: 'Is your team already in Bitrix24?',
    text: 'We will invite all active employees at once, with the role of employee. This needs a connected integration.',
    action: 'Import from Bitrix24',
    running: 'Importing…',
    stop: 'Stop',
    stopping: 'Stopping…',
    goOn: 'Continue the import',
    partTitle: 'Import stopped',
    left: (count) => `Still to go through: ${plural(count, 'person', 'people')}`,
    failedTitle: 'Import error',
    failed: (message) => `Error importing from Bitrix24: ${message}`,
    doneTitle: 'Import complete',
    imported: 'Invited',
    skipped: 'Skipped (already here)',
    notImported: 'Not invited',
    whyTitle: 'Who could not be invited',
    why: (reason, names, others) => `${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}: ${reason}`,
  },
  invitations: {
    count: (count) => `${formatNumber(count)}${NBSP}invited`,
    expired: 'expired',
    undeliveredHint: 'Check the address: there may be a typing mistake. Or pass the link on yourself.',
    voided: 'not valid',
    voidedNote: 'Whoever sent the invitation can no longer invite. Send it again, and the new link will work.',
    linkOf: (email) => `Invitation link: ${email}`,
    linkCopied: 'Link copied',
    copyByHand: 'The browser did not allow copying. Select the link and copy it.',
    resent: (email) => `Invitation sent again: ${email}`,
    resendFailed: (email, message) => `Could not send again (${email}): ${message}`,
    withdrawTitle: 'Withdraw the invitation?',
    withdrawText: (email) => `The link sent to ${email} will stop working.`,
    withdrawAction: 'Withdraw invitation',
  },
  language: {
    title: 'Language of the workspace',
    note: 'Tonus uses it for what it makes for everyone by itself: runs on a schedule, polls of newcomers and leavers. What exists already stays as it is. Everyone chooses the language of their own screens and emails in their profile.',
    done: 'Language of the workspace saved',
    failed: 'Could not save the language: ',
  },
  renaming: {
    title: 'New name',
    action: 'Save name',
    saving: 'Saving…',
    done: 'Name saved',
    failed: (message) => `Could not rename the workspace: ${message}`,
  },
  handOver: {
    title: 'Handing over the workspace',
    text: 'The member will get an email and become the owner once they agree. Until then nothing changes, and the offer can be withdrawn. After that you become a manager, and only the new owner can give the workspace back.',
    heir: 'Who to hand over to',
    choose: 'Choose a member',
    required: 'Choose who to hand the workspace over to',
    nobody: 'There is no one to hand over to yet: you are alone in the workspace. Invite someone first.',
    action: 'Offer the workspace',
    handing: 'Sending…',
    done: (name) => `Offer sent: ${name}`,
    failed: (message) => `Could not offer the workspace: ${message}`,
    noList: 'The list of members did not load. ',
    withdrawTitle: 'Withdraw the offer?',
    withdrawText: (name) => `${name} will no longer be able to accept the workspace. You stay the owner.`,
    withdraw: 'Withdraw offer',
  },
  leaving: {
    title: 'Leave the workspace?',
    text: (name) =>
      `The workspace ${quoted(name)} will disappear from your list at once, and you from the list of members. Answers to polls stay. You can come back by a new invitation.`,
    last: 'You have no other workspaces. After leaving you can accept an invitation, create your own workspace or log out.',
    action: 'Leave the workspace',
    failed: (message) => `Could not leave: ${message}`,
    done: (name) => `You have left the workspace ${quoted(name)}`,
  },
  danger: {
    title: 'Danger zone',
    handOver: 'Hand over the workspace',
    handOverNote: 'Another member will become the owner once they agree.',
    offered: (name, until) => `The workspace is offered to ${name}. Waiting for an answer until ${until}`,
    withdrawOffer: 'Withdraw offer',
    leave: 'Leave the workspace',
    leaveNote: 'You will no longer be a member.',
    delete: 'Delete the workspace',
    deleteNote: 'Together with its polls, answers, invitations and connections. It cannot be brought back.',
  },
  deletion: {
    title: 'Deleting the workspace',
    text: (name) =>
      `The workspace ${quoted(name)} will disappear for all members: polls, runs, answers, invitations and connections will be deleted for good.`,
    confirm: 'To confirm, enter the name of the workspace',
    action: 'Delete the workspace',
    failed: (message) => `Error deleting workspace: ${message}`,
    deleting: 'Deleting…',
    done: (name) => `The workspace ${quoted(name)} is deleted`,
  },
  rights,
  roles,
};
