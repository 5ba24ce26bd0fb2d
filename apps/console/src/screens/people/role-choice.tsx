import { Choice } from '../../design/field.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { ALL_PERSON_ROLES, PERSON_ROLES, type PersonRole } from './roles.js';

const ROLE: Words<string> = { es: 'Rol', en: 'Role' };

/** A role, with what it allows. */
export const RoleChoice = ({
  role,
  onChange,
}: {
  readonly role: PersonRole;
  readonly onChange: (role: PersonRole) => void;
}) => {
  const words = useWords(ROLE);
  const { language } = useLanguage();
  return (
    <Choice<PersonRole>
      label={words}
      hint={PERSON_ROLES[role].may[language]}
      value={role}
      onChange={(chosen) => {
        if (chosen !== '') onChange(chosen);
      }}
      choices={ALL_PERSON_ROLES.map((value) => ({ value, name: PERSON_ROLES[value].name[language] }))}
    />
  );
};
