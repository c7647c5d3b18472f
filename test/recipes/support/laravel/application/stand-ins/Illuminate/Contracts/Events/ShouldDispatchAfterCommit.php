<?php

namespace Illuminate\Contracts\Events;

/** Laravel 8 does not have it: here it does nothing. */
interface ShouldDispatchAfterCommit
{
}
