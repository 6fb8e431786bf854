// wrong: a decision knows the framework
import { Injectable } from '@nestjs/common';

export const decide = Injectable;
